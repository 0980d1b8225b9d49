import {
  type DealerSite,
  openPayment,
  type Payments,
  type Reservation,
  type Store,
  settleReservation,
} from '@forecourt/data';
import { isReminderDue, type ReservationEvent, vehicleTitle } from '@forecourt/domain';
import { reservationHref } from '../../presenters/paths.ts';
import { errorKind } from '../log/errorKind.ts';
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
  /** Does what the provider's news may mean. @throws PaymentsUnavailable: it is told again */
  hear(site: DealerSite, id: string): Promise<void>;
  /**
   * Does what is to be done by now: asks what became of the payment, ends what is over, gives back what
   * is owed, reminds. As often as one likes; what fails is left for the next time.
   */
  settle(site: DealerSite, reservation: Reservation): Promise<Reservation>;
}

export function createReservationDesk(options: DeskOptions): ReservationDesk {
  const { store, paymentsOf, tokens, told, now, log } = options;
  const { reservations } = store;

  async function step(site: DealerSite, id: string, event: ReservationEvent) {
    const result = await reservations.apply(site.key, id, event, now());
    if (result?.changed) told();
    return result?.reservation ?? null;
  }

  async function settled(site: DealerSite, id: string, isTold: boolean) {
    const payments = paymentsOf(site);
    if (payments === null) return step(site, id, { kind: 'time' });
    const next = await settleReservation({ reservations, payments, now }, site.key, id, { isTold });
    told();
    return next;
  }

  return {
    paymentsOf,
    step,

    async payAt(site, reservation) {
      const payments = paymentsOf(site);
      if (payments === null || now() >= reservation.until) return null;
      const { id, leadId } = reservation;
      const context = (await store.leads.find(site.key, leadId))?.context;
      const title = context?.vehicle === undefined ? 'vehicle' : vehicleTitle(context.vehicle);
      const { origin } = new URL(context?.url ?? '');
      const page = origin + reservationHref(tokens.shopper(site, id));
      const printed = { description: `Deposit: ${title}`, paidUrl: `${page}?paid`, leftUrl: page };
      return openPayment({ reservations, payments }, reservation, printed);
    },

    async hear(site, id) {
      await settled(site, id, true);
    },

    async settle(site, reservation) {
      let current = reservation;
      try {
        current = (await settled(site, current.id, false)) ?? current;
      } catch (error) {
        log({ event: 'reservation_not_settled', site: site.key, error: errorKind(error) });
        // Its time is up all the same, whoever does not answer.
        current = (await reservations.find(site.key, current.id)) ?? current;
      }
      if (!isReminderDue(current, now())) return current;
      return (await step(site, current.id, { kind: 'reminded' })) ?? current;
    },
  };
}
