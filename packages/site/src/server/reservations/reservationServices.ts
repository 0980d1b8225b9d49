import { type DealerSite, destinationsOf, type Store, StoreUnavailable } from '@forecourt/data';
import {
  answerBy,
  depositCents,
  isReservable,
  leadVehicle,
  type ReservationEvent,
  type Vehicle,
} from '@forecourt/domain';
import type { HeldReservation, ReservationServices } from '../../contracts/reservationServices.ts';
import { holdRequestHref, vehicleHref } from '../../presenters/paths.ts';
import type { Limiter } from '../http/createLimiter.ts';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import type { ReservationDesk } from './reservationDesk.ts';
import type { ReservationTokens } from './reservationTokens.ts';

export interface ReservationOptions {
  store: Pick<Store, 'reservations' | 'leads'>;
  desk: ReservationDesk;
  tokens: ReservationTokens;
  /** Whether shoppers can be written to. */
  writes: boolean;
  /** How many vehicles a visitor may have held. */
  limiter: Limiter;
  told(): void;
  now(): number;
  log: Log;
}

/** Binds reserving to one site and one visitor; `null` where the site has none. */
export function reservationServices(
  { store, desk, tokens, writes, limiter, told, now, log }: ReservationOptions,
  site: DealerSite,
  origin: string,
  visitor: string,
): ReservationServices | null {
  const { reserve: rules } = site.config;
  if (rules === null) return null;
  const payments = desk.paymentsOf(site);
  const paysOnline = payments !== null;
  const deposit = depositCents(rules.deposit);
  const { reservations, leads } = store;

  async function held(id: string | null): Promise<HeldReservation | null> {
    const found = id === null ? null : await reservations.find(site.key, id);
    if (found === null) return null;
    const reservation = await desk.settle(site, found);
    return { reservation, lead: await leads.find(site.key, found.leadId) };
  }

  /** When somebody at the vehicle's place, or at the dealer's first, can answer. */
  const hoursOf = ({ location }: Vehicle) => {
    const { locations, timeZone, appointmentOnlyDays } = site.config;
    const places = locations.filter(({ visible }) => visible);
    const place = places.find(({ slug }) => slug === location?.slug) ?? places[0];
    const { openingHours = [] } = place ?? {};
    return { openingHours, timeZone, appointmentOnlyDays, answerHours: rules.answerHours };
  };

  async function stepped(id: string | null, event: ReservationEvent) {
    if (id === null) return null;
    await desk.step(site, id, event);
    return held(id);
  }

  return {
    paysOnline,
    depositCents: deposit,
    hosts: payments?.hosts ?? [],

    async reserve(formKey, lead, vehicle) {
      const id = tokens.idOf(site, formKey);
      const token = tokens.shopper(site, id);
      const known = await reservations.find(site.key, id);
      if (known !== null) return { kind: 'reserved', token, created: false };
      if (!isReservable(vehicle)) return { kind: 'taken' };
      const ms = limiter.pause(`${site.key} ${visitor}`, id);
      if (ms > 0) return { kind: 'wait', seconds: Math.ceil(ms / 1000) };
      const whole = {
        ...lead,
        context: {
          ...lead.context,
          vehicle: leadVehicle(vehicle, origin + vehicleHref(vehicle.slug)),
        },
        reservation: {
          ...{ id, depositCents: deposit, paysOnline },
          manageUrl: origin + holdRequestHref(tokens.dealer(site, id)),
        },
      };
      const request = {
        ...{ id, carId: vehicle.id, depositCents: paysOnline ? deposit : 0, writes },
        ...{ mostWaiting: rules.mostWaiting, answerBy: answerBy(now(), hoursOf(vehicle)) },
      };
      const to = destinationsOf(lead, site.config.delivery);
      const result = await reservations
        .reserve(site.key, formKey, whole, request, now(), to)
        .catch((error: unknown) => {
          const detail = error instanceof StoreUnavailable ? { detail: error.what } : {};
          log({ event: 'lead_not_stored', site: site.key, error: errorKind(error), ...detail });
          throw error;
        });
      if (result.kind !== 'reserved') return result;
      told();
      return { kind: 'reserved', token, created: result.created };
    },

    open: (token) => held(tokens.openShopper(site, token)),

    async payAt(token) {
      const id = tokens.openShopper(site, token);
      const found = id === null ? null : await reservations.find(site.key, id);
      return found === null ? null : desk.payAt(site, found).catch(() => null);
    },

    cancel: (token) => stepped(tokens.openShopper(site, token), { kind: 'cancelled' }),
    openForDealer: (token) => held(tokens.openDealer(site, token)),
    answerAsDealer: (token, kind) => stepped(tokens.openDealer(site, token), { kind }),
  };
}
