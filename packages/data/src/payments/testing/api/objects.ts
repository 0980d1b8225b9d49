import type { Stripe } from 'stripe';

/** The parts of Stripe's objects that the loopback has, checked against the library's own types. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { metadata: Record<string, string>; payment_intent: string | null };

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'livemode' | 'status'
> & { metadata: Record<string, string>; latest_charge: string | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'paid'
  | 'refunded'
  | 'status'
> & { metadata: Record<string, string>; payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'reason' | 'status'
> & { metadata: Record<string, string>; charge: string; payment_intent: string };

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Session | Intent | Charge | Refund };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
}
