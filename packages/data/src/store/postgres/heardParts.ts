import type { Kysely } from 'kysely';
import type { ReservationStore } from '../reservations.ts';
import type { LeadTables } from '../sql/leadTables.ts';
import { claimedAt, readClaims } from '../sql/reservationClaims.ts';
import type { SiteKey, StockStore } from '../store.ts';
import type { Hearing } from './hearing.ts';

/** Stock whose current version is known without asking. */
export function heardStock(stock: StockStore, hearing: Hearing): StockStore {
  const subject = (site: SiteKey) => `stock/${site}`;
  return {
    ...stock,
    current: (site) => hearing.kept(subject(site), () => stock.current(site)),
    async begin(site) {
      const draft = await stock.begin(site);
      return {
        ...draft,
        async publish(now) {
          try {
            return await draft.publish(now);
          } finally {
            hearing.forget(subject(site));
          }
        },
      };
    },
  };
}

/** Reservations of which it is known without asking what they hold; that they run out needs no notice. */
export function heardReservations(
  store: ReservationStore,
  db: Kysely<LeadTables>,
  hearing: Hearing,
): ReservationStore {
  const subject = (site: SiteKey) => `reservations/${site}`;
  async function changing<Result>(site: SiteKey, change: Promise<Result>): Promise<Result> {
    try {
      return await change;
    } finally {
      hearing.forget(subject(site));
    }
  }
  return {
    ...store,
    claimed: async (site, now) =>
      claimedAt(await hearing.kept(subject(site), () => readClaims(db, site)), now),
    reserve: (...args) => changing(args[0], store.reserve(...args)),
    apply: (...args) => changing(args[0], store.apply(...args)),
  };
}
