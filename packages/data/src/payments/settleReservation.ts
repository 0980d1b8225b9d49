import { owedCharges } from '@forecourt/domain';
import type { Reservation, ReservationStore } from '../store/reservations.ts';
import type { SiteKey } from '../store/store.ts';
import type { PaymentState, Payments } from './payments.ts';

export interface SettleTools {
  reservations: Pick<ReservationStore, 'find' | 'apply' | 'paymentClosed'>;
  payments: Payments;
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

export interface SettleOptions {
  /** Looks at the provider also where the payment is settled: it tells of something. */
  isTold?: boolean;
  signal?: AbortSignal;
}

/**
 * Brings a reservation to where the provider is: what was paid is written down, what is over is ended there,
 * what nobody may keep is given back (R21-05). Webhook, return page and sweep all do this, at any time, twice
 * at once and after a crash at any step: each step is on disk before the next, and changes nothing when it
 * comes again.
 *
 * @returns the reservation then, or `null` where there is none
 * @throws PaymentsUnavailable, StoreUnavailable: the rest is done the next time
 */
export async function settleReservation(
  tools: SettleTools,
  site: SiteKey,
  id: string,
  { isTold = false, signal }: SettleOptions = {},
): Promise<Reservation | null> {
  const { reservations, payments, now } = tools;
  const at = await reservations.apply(site, id, { kind: 'time' }, now());
  if (at === null) return null;
  let { reservation } = at;
  if (reservation.isPaymentOpen || isTold) {
    reservation = (await afterLook(tools, reservation, signal)) ?? reservation;
  }
  for (const { id: chargeId, cents } of owedCharges(reservation)) {
    const { refundId } = await payments.refund(
      ...([site, { chargeId, amountCents: cents, key: chargeId }, signal] as const),
    );
    const event = { kind: 'refunded', chargeId, refundId } as const;
    reservation = (await reservations.apply(site, id, event, now()))?.reservation ?? reservation;
  }
  return reservation;
}

/** What the provider tells of the payment, written down. */
async function afterLook(
  { reservations, payments, now }: SettleTools,
  reservation: Reservation,
  signal: AbortSignal | undefined,
): Promise<Reservation | null> {
  const { site, id, stage, payment } = reservation;
  if (payment === null) {
    // Nobody has its address, so nobody pays it.
    if (stage !== 'payment') await reservations.paymentClosed(site, id);
    return reservations.find(site, id);
  }
  const state =
    stage === 'payment'
      ? await payments.state(site, payment.id, signal)
      : await payments.end(site, payment.id, signal);
  if (state.kind === 'open') return null;
  if (state.kind === 'paid') await takeDown({ reservations, payments, now }, reservation, state);
  else await reservations.apply(site, id, { kind: 'not paid' }, now());
  await reservations.paymentClosed(site, id);
  return reservations.find(site, id);
}

async function takeDown(
  { reservations, payments, now }: SettleTools,
  { site, id }: Reservation,
  { chargeId, amountCents, refundedCents }: Extract<PaymentState, { kind: 'paid' }>,
): Promise<void> {
  const paid = { kind: 'paid', chargeId, cents: amountCents } as const;
  await reservations.apply(site, id, paid, now());
  if (refundedCents < amountCents) return;
  // The dealer gave it back at the provider: asked again, it names that refund.
  const { refundId } = await payments.refund(site, { chargeId, amountCents, key: chargeId });
  await reservations.apply(site, id, { kind: 'refunded', chargeId, refundId }, now());
}
