import type { Store } from '@forecourt/data';
import type { Log } from '../log/log.ts';
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
}: SweepReservationsOptions): { stop(): Promise<void> } {
  const left = new Map<string, number>();
  let isStopping = false;
  let timer = setTimeout(begin, everyMs).unref();
  let underWay = Promise.resolve();

  function begin(): void {
    underWay = round();
  }

  async function round(): Promise<void> {
    try {
      for (const reservation of await store.reservations.due(now())) {
        const site = sites().find(({ key }) => key === reservation.site);
        const name = `${reservation.site} ${reservation.id}`;
        if (isStopping || site === undefined || (left.get(name) ?? 0) > now()) continue;
        left.set(name, now() + (reservation.isPaymentOpen ? everyMs : AGAIN_MS));
        await desk.settle(site, reservation);
      }
      for (const [name, at] of left) if (at <= now()) left.delete(name);
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      log({ event: 'reservations_not_swept', error: kind });
    }
    if (!isStopping) timer = setTimeout(begin, everyMs).unref();
  }

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
