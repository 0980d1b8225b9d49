import type { Kysely, Transaction } from 'kysely';
import type { ChangeLead } from '../changes.ts';
import type { SiteKey } from '../siteKey.ts';
import { LeadLost } from '../storeErrors.ts';
import { fromNoted, fromReceiver, toNoted, toReceiver } from './changeRows.ts';
import type { ChangeTables } from './changeTables.ts';

/** Name of the one right that there is. */
export const LEADER = 'changes';

/** Rows of one statement. */
const STEP = 50;
/** Rows taken away in one transaction. */
const SWEEP = 500;

/** @param holder who has the right, unless another has taken it since */
export function createSqlChangeLead(db: Kysely<ChangeTables>, holder: string): ChangeLead {
  /** Whoever stood still for so long that another took over changes nothing any more. */
  function leading<Result>(work: (trx: Transaction<ChangeTables>) => Promise<Result>) {
    return db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('change_leader')
        .set((eb) => ({ until: eb.ref('until') }))
        .where('name', '=', LEADER)
        .where('holder', '=', holder)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new LeadLost();
      return work(trx);
    });
  }

  const ofSite = (site: SiteKey) => db.selectFrom('change_vehicles').where('site', '=', site);

  return {
    async last(site) {
      const { last } = await ofSite(site)
        .select((eb) => eb.fn.max<number | null>('position').as('last'))
        .executeTakeFirstOrThrow();
      return last ?? 0;
    },

    async digests(site, afterId, limit) {
      const rows = await ofSite(site)
        .select(['vehicle_id as id', 'digest'])
        .where('vehicle_id', '>', afterId)
        .orderBy('vehicle_id')
        .limit(limit)
        .execute();
      return rows.map(({ id, digest }) => ({ id, digest: digest === '' ? null : digest }));
    },

    async noted(site, ids) {
      if (ids.length === 0) return new Map();
      const rows = await ofSite(site)
        .selectAll()
        .where('vehicle_id', 'in', [...ids])
        .execute();
      return new Map(rows.map((row) => [row.vehicle_id, toNoted(row)]));
    },

    note: (site, rows) =>
      leading(async (trx) => {
        for (let start = 0; start < rows.length; start += STEP) {
          await trx
            .insertInto('change_vehicles')
            .values(rows.slice(start, start + STEP).map((row) => fromNoted(site, row)))
            .onConflict((conflict) =>
              conflict.columns(['site', 'vehicle_id']).doUpdateSet((eb) => ({
                position: eb.ref('excluded.position'),
                added_at: eb.ref('excluded.added_at'),
                first_at: eb.ref('excluded.first_at'),
                sold_at: eb.ref('excluded.sold_at'),
                fields: eb.ref('excluded.fields'),
                digest: eb.ref('excluded.digest'),
                body: eb.ref('excluded.body'),
                version: eb.ref('excluded.version'),
                at: eb.ref('excluded.at'),
              })),
            )
            .execute();
        }
      }),

    reach: (site, head) =>
      leading(async (trx) => {
        await trx
          .insertInto('change_sites')
          .values({ site, asked_at: 0, ...head })
          .onConflict((conflict) => conflict.column('site').doUpdateSet({ ...head }))
          .execute();
      }),

    async trim(site, before, most) {
      const gone = () => ofSite(site).where('body', 'is', null);
      const beyond = await gone()
        .select('position')
        .orderBy('position', 'desc')
        .limit(1)
        .offset(most)
        .executeTakeFirst();
      const { old } = await gone()
        .where('at', '<', before)
        .select((eb) => eb.fn.max<number | null>('position').as('old'))
        .executeTakeFirstOrThrow();
      const floor = Math.max(old ?? 0, beyond?.position ?? 0);
      if (floor === 0) return;
      // Who asks for what is taken away is told so before it is.
      await leading((trx) =>
        trx
          .updateTable('change_sites')
          .set({ floor })
          .where('site', '=', site)
          .where('floor', '<', floor)
          .execute(),
      );
      await leading((trx) =>
        trx
          .deleteFrom('change_vehicles')
          .where('site', '=', site)
          .where('body', 'is', null)
          .where('position', '<=', floor)
          .execute(),
      );
    },

    async forget(site, since) {
      const isForgotten = await leading(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('change_sites')
          .where('site', '=', site)
          .where('asked_at', '<', since)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await trx.deleteFrom('change_receivers').where('site', '=', site).execute();
        return true;
      });
      if (!isForgotten) return;
      for (;;) {
        const { numDeletedRows } = await leading((trx) =>
          trx
            .deleteFrom('change_vehicles')
            .where('site', '=', site)
            .where('vehicle_id', 'in', (eb) =>
              eb
                .selectFrom('change_vehicles')
                .select('vehicle_id')
                .where('site', '=', site)
                .limit(SWEEP),
            )
            .executeTakeFirstOrThrow(),
        );
        if (numDeletedRows < BigInt(SWEEP)) return;
      }
    },

    async receiver(site, name) {
      const row = await db
        .selectFrom('change_receivers')
        .selectAll()
        .where('site', '=', site)
        .where('name', '=', name)
        .executeTakeFirst();
      return row === undefined ? null : toReceiver(row);
    },

    keep: (site, name, receiver) =>
      leading(async (trx) => {
        const row = fromReceiver(receiver);
        await trx
          .insertInto('change_receivers')
          .values({ site, name, ...row })
          .onConflict((conflict) => conflict.columns(['site', 'name']).doUpdateSet(row))
          .execute();
      }),
  };
}
