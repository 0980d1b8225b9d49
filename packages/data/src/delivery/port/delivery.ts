import type { Lead } from '@forecourt/domain';

/** Hands leads to a dealer: a folder, a mailbox, a CRM. */
export interface Delivery {
  /**
   * Resolved means the receiver has the lead for good. The same lead may come again after a crash
   * (R7-06), so a receiver must know it by `lead.id`. A rejection is tried again later; its
   * message is kept and logged, and must hold no personal data.
   */
  deliver(lead: Lead, signal: AbortSignal): Promise<void>;
}

export interface DeliveryFaultOptions {
  /** The receiver will not take this lead, however often it comes: a person must look at it soon. */
  isRefused?: boolean;
  /** The receiver is there no more, for good. */
  isGone?: boolean;
  /** Milliseconds that the receiver wants to be left alone. */
  retryAfterMs?: number;
}

/** Why a lead did not arrive, in words without personal data or secrets. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  readonly isRefused: boolean;
  readonly isGone: boolean;
  readonly retryAfterMs: number;

  constructor(message: string, options: DeliveryFaultOptions = {}) {
    const { isRefused = false, isGone = false, retryAfterMs = 0 } = options;
    super(message);
    this.isRefused = isRefused;
    this.isGone = isGone;
    this.retryAfterMs = retryAfterMs;
  }
}
