import type { Store } from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { type Repeated, repeat } from '../rounds/repeat.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import type { ReservationDesk } from './reservationDesk.ts';

export interface SweepReservationsOptions {
  store: Pick<Store, 'reservations'>;
  sites: SitesNow;
  desk: ReservationDesk;
  now(): number;
  log: Log;
  /** Milliseconds between one round and the next; 5 seconds by default. */
  everyMs?: number;
}

/** How long one that could not be settled is left alone: a provider that is down is asked no oftener. */
const AGAIN_MS = 60_000;

/**
 * Ends what is over, asks about what is being paid, gives back what is owed and reminds, from now until
 * `stop`. Of several servers of one folder each does: a step counts once.
 */
export function sweepReservations({
  store,
  sites,
  desk,
  now,
  log,
  everyMs = 5_000,
}: SweepReservationsOptions): Repeated {
  const left = new Map<string, number>();
  async function round(isStopping: () => boolean): Promise<void> {
    for (const reservation of await store.reservations.due(now())) {
      const site = sites().find(({ key }) => key === reservation.site);
      const name = `${reservation.site} ${reservation.id}`;
      if (isStopping() || site === undefined || (left.get(name) ?? 0) > now()) continue;
      left.set(name, now() + (reservation.isPaymentOpen ? everyMs : AGAIN_MS));
      await desk.settle(site, reservation);
    }
    for (const [name, at] of left) if (at <= now()) left.delete(name);
  }

  return repeat(round, {
    ...{ everyMs, firstMs: everyMs },
    failed: (error) => log({ event: 'reservations_not_swept', error: errorKind(error) }),
  });
}
