import { z } from 'zod';
import type { SiteKey } from '../../store/store.ts';
import type { PaymentEvent, PaymentState } from '../payments.ts';

/** What each payment is marked with: accounts are shared within a group, and each site hears of all. */
export const marks = { site: 'forecourt_site', reservation: 'forecourt_reservation' } as const;

const cents = z.int().nonnegative();
const metadata = z.record(z.string(), z.string());

const session = z.object({
  id: z.string().min(1),
  metadata,
  amount_total: cents,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
});

export const startedAnswer = session.extend({ url: z.url().nullable() });

export const chargeAnswer = z.object({
  id: z.string().min(1),
  amount_captured: cents,
  amount_refunded: cents,
});

export const sessionAnswer = session.extend({
  payment_intent: z.object({ latest_charge: chargeAnswer.nullable() }).nullable(),
});

export const refundAnswer = z.object({ id: z.string().min(1) });

export const refundsAnswer = z.object({ data: z.array(refundAnswer) });

/** `null` where the answer contradicts itself. */
export function stateOf(answer: z.infer<typeof sessionAnswer>): PaymentState | null {
  if (answer.status === 'expired') return { kind: 'ended' };
  // One that is complete and not paid yet waits for a bank; cards do not.
  if (answer.status === 'open' || answer.payment_status === 'unpaid') return { kind: 'open' };
  const charge = answer.payment_intent?.latest_charge ?? null;
  return (
    charge && {
      kind: 'paid',
      chargeId: charge.id,
      amountCents: charge.amount_captured,
      refundedCents: charge.amount_refunded,
    }
  );
}

/** Events of any version that a dealer's endpoint may have: only what all of them have is read. */
const eventBody = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string(), metadata: metadata.nullish() }) }),
});

const kinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.expired': 'ended',
  'checkout.session.async_payment_failed': 'ended',
  'charge.refunded': 'refunded',
};

/** `null` for an event that says nothing of the site's reservations. */
export function eventOf(site: SiteKey, event: unknown): PaymentEvent | null {
  const { success, data: body } = eventBody.safeParse(event);
  const kind = success ? kinds[body.type] : undefined;
  if (!success || kind === undefined) return null;
  const { id, metadata: marked } = body.data.object;
  const reservationId = marked?.[marks.reservation];
  if (marked?.[marks.site] !== site || reservationId === undefined) return null;
  return {
    eventId: body.id,
    paymentId: body.type.startsWith('checkout.session.') ? id : null,
    reservationId,
    kind,
  };
}
