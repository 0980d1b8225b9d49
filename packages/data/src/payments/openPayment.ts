import type { Reservation, ReservationStore } from '../store/reservations.ts';
import { LEAST_PAYMENT_MS, type PaymentRequest, type Payments } from './payments.ts';

export interface OpenPaymentTools {
  reservations: Pick<ReservationStore, 'paying'>;
  payments: Payments;
}

/**
 * The page where the deposit of a reservation is paid: the one that there is, else a new one. Its address is
 * on disk before anybody gets it, so that no money comes for which nobody looks (R21-04). After a crash the
 * same reservation leads to the same payment.
 *
 * @returns `null` where nothing is to be paid any more
 * @throws PaymentsUnavailable, StoreUnavailable
 */
export async function openPayment(
  { reservations, payments }: OpenPaymentTools,
  reservation: Reservation,
  page: Pick<PaymentRequest, 'description' | 'paidUrl' | 'leftUrl'>,
  signal?: AbortSignal,
): Promise<string | null> {
  const { site, id, stage, isPaymentOpen, payment, depositCents, until } = reservation;
  if (stage !== 'payment' || !isPaymentOpen) return null;
  if (payment !== null) return payment.url;
  const started = await payments.start(
    {
      ...{ site, reservationId: id, amountCents: depositCents, currency: 'AUD', key: id, ...page },
      // However late within its stage it is asked for. What is paid after that is given back.
      until: until + LEAST_PAYMENT_MS,
    },
    signal,
  );
  const paying = { id: started.paymentId, url: started.url };
  const kept = await reservations.paying(site, id, paying);
  if (kept !== null && kept.stage === 'payment' && kept.isPaymentOpen) return started.url;
  // It was over meanwhile, and nobody would look whether it was paid.
  await payments.end(site, started.paymentId, signal);
  return null;
}
