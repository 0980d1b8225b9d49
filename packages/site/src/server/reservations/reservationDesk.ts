import {
  type DealerSite,
  LEAST_PAYMENT_MS,
  type Payments,
  type Reservation,
  type Store,
} from '@forecourt/data';
import {
  isReminderDue,
  type Lead,
  owedCharges,
  type ReservationEvent,
  reservationTimes,
  vehicleTitle,
} from '@forecourt/domain';
import { reservationHref } from '../../presenters/paths.ts';
import type { Log } from '../log/log.ts';
import type { ReservationTokens } from './reservationTokens.ts';

export interface DeskOptions {
  store: Pick<Store, 'reservations' | 'leads'>;
  /** Who takes a site's deposits; `null` where the dealer confirms instead. */
  paymentsOf(site: DealerSite): Payments | null;
  tokens: ReservationTokens;
  /** Called after a step, so that what is told of it need not wait. */
  told(): void;
  now(): number;
  log: Log;
}

/** All that moves a reservation on: for pages, for news of a provider, and for the sweep. */
export interface ReservationDesk {
  paymentsOf(site: DealerSite): Payments | null;
  step(site: DealerSite, id: string, event: ReservationEvent): Promise<Reservation | null>;
  /** Page of the provider where the deposit is paid. @throws PaymentsUnavailable */
  payAt(site: DealerSite, reservation: Reservation): Promise<string | null>;
  /**
   * Does what is to be done by now: asks what became of the payment, ends what is over, gives back what
   * is owed, reminds. As often as one likes; what fails is left for the next time.
   */
  settle(site: DealerSite, reservation: Reservation): Promise<Reservation>;
}

/** One second more than the provider wants, whenever within the wait a payment is started. */
const PAYABLE_MS = reservationTimes.paymentMs + LEAST_PAYMENT_MS + 1_000;

export function createReservationDesk(options: DeskOptions): ReservationDesk {
  const { store, paymentsOf, tokens, told, now, log } = options;
  const { reservations } = store;

  async function step(site: DealerSite, id: string, event: ReservationEvent) {
    const result = await reservations.apply(site.key, id, event, now());
    if (result?.changed) told();
    return result?.reservation ?? null;
  }

  async function start(site: DealerSite, reservation: Reservation, payments: Payments) {
    const lead = await store.leads.find(site.key, reservation.leadId);
    const { paymentId, url } = await payments.start(
      paymentOf(site, reservation, lead, tokens.shopper(site, reservation.id)),
    );
    return reservations.paying(site.key, reservation.id, { id: paymentId, url });
  }

  /** What the provider says of a payment that may still be open; after its time nobody may pay any more. */
  async function settlePayment(site: DealerSite, reservation: Reservation): Promise<Reservation> {
    const payments = paymentsOf(site);
    if (payments === null || !reservation.isPaymentOpen) return reservation;
    const isLate = reservation.stage !== 'payment' || now() >= reservation.until;
    if (reservation.payment === null && !isLate) return reservation;
    // A payment whose start was cut off may be there all the same: the same key finds it.
    const known =
      reservation.payment ?? (await start(site, reservation, payments))?.payment ?? null;
    if (known === null) return reservation;
    const state = isLate
      ? await payments.end(site.key, known.id)
      : await payments.state(site.key, known.id);
    if (state.kind === 'open') return reservation;
    const event: ReservationEvent =
      state.kind === 'paid'
        ? { kind: 'paid', chargeId: state.chargeId, cents: state.amountCents }
        : { kind: 'not paid' };
    const next = await step(site, reservation.id, event);
    await reservations.paymentClosed(site.key, reservation.id);
    return next === null ? reservation : { ...next, isPaymentOpen: false };
  }

  async function giveBack(site: DealerSite, reservation: Reservation): Promise<Reservation> {
    const payments = paymentsOf(site);
    let current = reservation;
    if (payments === null) return current;
    for (const { id, cents } of owedCharges(reservation)) {
      const key = `${reservation.id}-${id}`;
      const { refundId } = await payments.refund(site.key, {
        ...{ chargeId: id, amountCents: cents, key },
      });
      current =
        (await step(site, current.id, { kind: 'refunded', chargeId: id, refundId })) ?? current;
    }
    return current;
  }

  return {
    paymentsOf,
    step,

    async payAt(site, reservation) {
      const payments = paymentsOf(site);
      if (payments === null || reservation.stage !== 'payment') return null;
      if (now() >= reservation.until) return null;
      if (reservation.payment !== null) return reservation.payment.url;
      return (await start(site, reservation, payments))?.payment?.url ?? null;
    },

    async settle(site, reservation) {
      let current = reservation;
      const tried = async (work: () => Promise<Reservation | null>) => {
        try {
          current = (await work()) ?? current;
        } catch (error) {
          const kind = error instanceof Error ? error.name : typeof error;
          log({ event: 'reservation_not_settled', site: site.key, error: kind });
        }
      };
      await tried(() => settlePayment(site, current));
      await tried(() => step(site, current.id, { kind: 'time' }));
      await tried(() => giveBack(site, current));
      if (isReminderDue(current, now())) {
        await tried(() => step(site, current.id, { kind: 'reminded' }));
      }
      return current;
    },
  };
}

/** The same whenever it is asked for again: all of it is of what was stored. */
function paymentOf(site: DealerSite, reservation: Reservation, lead: Lead | null, token: string) {
  const { id, depositCents, askedAt } = reservation;
  const vehicle = lead?.context.vehicle;
  const origin = URL.canParse(lead?.context.url ?? '')
    ? new URL(lead?.context.url ?? '').origin
    : '';
  const page = origin + reservationHref(token);
  return {
    ...{ site: site.key, reservationId: id, amountCents: depositCents, currency: 'AUD' as const },
    description: `Deposit: ${vehicle === undefined ? 'vehicle' : vehicleTitle(vehicle)}`,
    ...{ paidUrl: `${page}?paid`, leftUrl: page, until: askedAt + PAYABLE_MS, key: id },
  };
}
