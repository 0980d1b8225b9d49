import type { Vehicle } from '@forecourt/domain';
import type { Kysely } from 'kysely';
import { soundValue } from '../../text/soundValue.ts';
import type { SiteKey, StockStore } from '../store.ts';
import { ImportRunning, StockVersionGone } from '../storeErrors.ts';
import type { AcquireSite } from './acquireSite.ts';
import { findCurrent } from './findCurrent.ts';
import { createSharing } from './shareEqual.ts';
import { createSqlStockDraft } from './sqlStockDraft.ts';
import type { StockTables } from './stockTables.ts';
import { sweepStock } from './sweepStock.ts';

/** Vehicles held in memory at once while a version is read. */
const READ_BATCH = 500;

/** Stock over SQL. One import a site at a time; any number of readers, which never wait for it. */
export function createSqlStock(db: Kysely<StockTables>, acquire: AcquireSite): StockStore {
  return {
    current: (site) => findCurrent(db, site),

    async begin(site) {
      const release = await acquire(site);
      if (release === null) throw new ImportRunning(site);
      try {
        // Whoever holds the right is the only writer: other drafts of the site are dead imports.
        await sweepStock(db, site);
        return createSqlStockDraft({ db, site, draft: await nextDraft(db, site), release });
      } catch (error) {
        await release();
        throw error;
      }
    },

    async *read(site, version) {
      const wanted = await db
        .selectFrom('stock_versions')
        .select(['draft', 'count'])
        .where('site', '=', site)
        .where('version', '=', version)
        .executeTakeFirst();
      if (wanted === undefined) throw new StockVersionGone(site, version);
      const share = createSharing();
      let last = 0;
      while (last < wanted.count) {
        const rows = await db
          .selectFrom('stock_vehicles')
          .select(['position', 'body'])
          .where('site', '=', site)
          .where('draft', '=', wanted.draft)
          .where('position', '>', last)
          .orderBy('position')
          .limit(READ_BATCH)
          .execute();
        const expected = Math.min(READ_BATCH, wanted.count - last);
        if (rows.length < expected) throw new StockVersionGone(site, version);
        last += rows.length;
        yield rows.map((row) => share(vehicleIn(row)));
      }
    },

    async formerly(site, slug) {
      const row = await db
        .selectFrom('stock_addresses')
        .select('vehicle_id')
        .where('site', '=', site)
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row?.vehicle_id ?? null;
    },
  };
}

/**
 * A vehicle as it was stored. Stock that was stored before texts were checked may hold half
 * characters and controls, which JSON writes by number.
 */
function vehicleIn({ body }: { body: string }): Vehicle {
  const vehicle: Vehicle = JSON.parse(body);
  return body.includes('\\u') ? soundValue(vehicle) : vehicle;
}

async function nextDraft(db: Kysely<StockTables>, site: SiteKey): Promise<number> {
  const { drafts } = await db
    .insertInto('stock_sites')
    .values({ site, version: 0, drafts: 1 })
    .onConflict((conflict) =>
      conflict.column('site').doUpdateSet((eb) => ({ drafts: eb('stock_sites.drafts', '+', 1) })),
    )
    .returning('drafts')
    .executeTakeFirstOrThrow();
  return drafts;
}
