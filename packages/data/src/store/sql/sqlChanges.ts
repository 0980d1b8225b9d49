import type { Kysely } from 'kysely';
import type { ChangeHead, ChangeStore, ParkedReceiver } from '../changes.ts';
import type { SiteKey } from '../siteKey.ts';
import { toHead, toNoted, toReceiver } from './changeRows.ts';
import type { ChangeTables } from './changeTables.ts';
import { createSqlChangeLead, LEADER } from './sqlChangeLead.ts';

/** Sites of one statement. */
const SITES = 500;

/** @param open the database; asked for with each call, so that nothing is opened before it is used */
export function createSqlChanges(open: () => Promise<Kysely<ChangeTables>>): ChangeStore {
  async function heads(sites: readonly SiteKey[]): Promise<Map<SiteKey, ChangeHead>> {
    const db = await open();
    const found = new Map<SiteKey, ChangeHead>();
    for (let start = 0; start < sites.length; start += SITES) {
      const rows = await db
        .selectFrom('change_sites')
        .selectAll()
        .where('site', 'in', sites.slice(start, start + SITES))
        .execute();
      for (const row of rows) {
        const head = toHead(row);
        if (head !== null) found.set(row.site as SiteKey, head);
      }
    }
    return found;
  }

  return {
    async follow(site, now) {
      const db = await open();
      const nothing = { epoch: '', position: 0, floor: 0, version: 0, at: 0 };
      await db
        .insertInto('change_sites')
        .values({ site, asked_at: now, ...nothing })
        .onConflict((conflict) => conflict.column('site').doUpdateSet({ asked_at: now }))
        .execute();
    },

    async followed(since) {
      const db = await open();
      const rows = await db
        .selectFrom('change_sites')
        .select('site')
        .where('asked_at', '>=', since)
        .orderBy('site')
        .execute();
      return rows.map(({ site }) => site as SiteKey);
    },

    head: async (site) => (await heads([site])).get(site) ?? null,
    heads,

    async between(site, after, upTo, limit) {
      const db = await open();
      const rows = await db
        .selectFrom('change_vehicles')
        .selectAll()
        .where('site', '=', site)
        .where('position', '>', after)
        .where('position', '<=', upTo)
        .orderBy('position')
        .limit(limit)
        .execute();
      return rows.map(toNoted);
    },

    async lead(holder, now, leaseMs) {
      const db = await open();
      const row = { holder, until: now + leaseMs };
      const taken = await db.transaction().execute((trx) =>
        trx
          .insertInto('change_leader')
          .values({ name: LEADER, ...row })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet(row)
              .where((eb) =>
                eb.or([
                  eb('change_leader.holder', '=', holder),
                  eb('change_leader.until', '<=', now),
                ]),
              ),
          )
          .returning('holder')
          .executeTakeFirst(),
      );
      return taken === undefined ? null : createSqlChangeLead(db, holder);
    },

    async resign(holder) {
      const db = await open();
      await db
        .deleteFrom('change_leader')
        .where('name', '=', LEADER)
        .where('holder', '=', holder)
        .execute();
    },

    async receivers(site) {
      const db = await open();
      const rows = await db
        .selectFrom('change_receivers')
        .selectAll()
        .where('site', '=', site)
        .orderBy('name')
        .execute();
      return rows.map((row) => ({ name: row.name, ...toReceiver(row) }));
    },

    async retry(site, name, now) {
      const db = await open();
      const { numUpdatedRows } = await db.transaction().execute((trx) =>
        trx
          .updateTable('change_receivers')
          .set({ parked_at: null, attempts: 0, due_at: now })
          .where('site', '=', site)
          .where('parked_at', 'is not', null)
          .$if(name !== null, (query) => query.where('name', '=', name ?? ''))
          .executeTakeFirstOrThrow(),
      );
      return Number(numUpdatedRows);
    },
  };
}

/** Of all sites. */
export async function parkedReceivers(
  db: Kysely<Pick<ChangeTables, 'change_receivers'>>,
): Promise<ParkedReceiver[]> {
  const rows = await db
    .selectFrom('change_receivers')
    .select(['site', 'name', 'parked_at'])
    .where('parked_at', 'is not', null)
    .orderBy('site')
    .orderBy('name')
    .execute();
  return rows.map(({ site, name, parked_at }) => ({
    ...{ site: site as SiteKey, name, parkedAt: parked_at ?? 0 },
  }));
}
