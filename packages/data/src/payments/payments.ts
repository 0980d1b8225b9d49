import type { SiteKey } from '../store/store.ts';

/** What a shopper is asked to pay. */
export interface PaymentRequest {
  site: SiteKey;
  /** Of the store; opaque and unguessable. */
  reservationId: string;
  /** Whole cents of `currency`, of the server's configuration, never of a browser. */
  amountCents: number;
  currency: 'AUD';
  /** Printed by the provider: the vehicle's title. */
  description: string;
  /** Where the provider sends the shopper's browser back; absolute, of the dealer's own origin. */
  paidUrl: string;
  leftUrl: string;
  /**
   * Milliseconds since 1970 UTC after which it cannot be paid any more: from `LEAST_PAYMENT_MS` to
   * `MOST_PAYMENT_MS` ahead when it is started.
   */
  until: number;
  /** Same key and same request, same payment: a retry after a crash starts no second one. */
  key: string;
}

export interface StartedPayment {
  paymentId: string;
  /** The provider's page, where the shopper pays. */
  url: string;
}

/** What became of a payment. */
export type PaymentState =
  | { kind: 'open' }
  | {
      kind: 'paid';
      chargeId: string;
      amountCents: number;
      /** What was given back of it so far, by us or by the dealer at the provider. */
      refundedCents: number;
    }
  /** Expired, failed or cancelled: nothing was taken, and nothing will be. */
  | { kind: 'ended' };

/** News of a provider. Only a hint to look: the truth is asked by `state`. */
export interface PaymentEvent {
  /** The provider's own id: the same event twice counts once. */
  eventId: string;
  /** `null` where the news is about a charge: the reservation knows its payment. */
  paymentId: string | null;
  reservationId: string;
  kind: 'paid' | 'ended' | 'refunded';
}

export interface ChargeRefund {
  chargeId: string;
  /** What was taken. Whatever of it was not given back yet is given back. */
  amountCents: number;
  key: string;
}

/** Takes money for a reservation, and gives it back. Card data goes to the provider alone. */
export interface Payments {
  /** Of the provider: `stripe`. Where there is none, the port is `null`. */
  readonly name: string;
  /** Origins to which the page that starts a payment may send a form (CSP `form-action`). */
  readonly hosts: readonly string[];
  /** @throws PaymentsUnavailable */
  start(request: PaymentRequest, signal?: AbortSignal): Promise<StartedPayment>;
  /** @throws PaymentsUnavailable, also for a payment that is not this site's. */
  state(site: SiteKey, paymentId: string, signal?: AbortSignal): Promise<PaymentState>;
  /**
   * Gives back a charge, whole. Same key, same refund; a charge that was given back before, by whomever,
   * answers with that.
   *
   * @throws PaymentsUnavailable
   */
  refund(site: SiteKey, refund: ChargeRefund, signal?: AbortSignal): Promise<{ refundId: string }>;
  /**
   * `null` for an event that says nothing of this site's reservations.
   *
   * @param body as it came, byte by byte
   * @throws ForgedEvent
   */
  readEvent(
    site: SiteKey,
    body: Uint8Array,
    signature: string | null,
  ): Promise<PaymentEvent | null>;
  /**
   * Ends a payment that is still open, so that it cannot be paid afterwards. Resolves to its state then:
   * `paid` where the shopper was faster, `open` where a card is being charged at this moment.
   *
   * @throws PaymentsUnavailable
   */
  end(site: SiteKey, paymentId: string, signal?: AbortSignal): Promise<PaymentState>;
}

/**
 * Least time that a payment can be open, in milliseconds. Stripe wants 30 minutes by its own clock when
 * the request arrives; a retry arrives later.
 */
export const LEAST_PAYMENT_MS = 31 * 60_000;
/** Most time that a payment can be open, in milliseconds. */
export const MOST_PAYMENT_MS = 24 * 60 * 60_000;

/** `down`: it may be tried again. `refused`: the same would be refused again, so a person should look. */
export type PaymentsFault = 'down' | 'refused';

/**
 * The provider gave no answer that can be used. What was asked may have been done all the same: whoever
 * tries again does it with the same key. Its words tell no secret and nothing of a shopper.
 */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
  readonly fault: PaymentsFault;

  constructor(fault: PaymentsFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** An event that the provider did not sign, or did long ago. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}
