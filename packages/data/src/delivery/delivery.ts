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
