import type { Kysely } from 'kysely';
import type { SiteKey, StockVersion } from '../store.ts';
import type { StockTables } from './stockTables.ts';

/** The stock version a site shows. */
export async function findCurrent(
  db: Kysely<StockTables>,
  site: SiteKey,
): Promise<StockVersion | null> {
  const row = await currentVersion(db, site)
    .select([
      'stock_versions.version',
      'stock_versions.digest',
      'stock_versions.count',
      'stock_versions.created_at as createdAt',
    ])
    .executeTakeFirst();
  return row === undefined ? null : { ...row };
}

/** Which rows of `stock_vehicles` a site shows, and how many they are. */
export async function findCurrentDraft(
  db: Kysely<StockTables>,
  site: SiteKey,
): Promise<{ draft: number; count: number } | null> {
  const row = await currentVersion(db, site)
    .select(['stock_versions.draft', 'stock_versions.count'])
    .executeTakeFirst();
  return row ?? null;
}

function currentVersion(db: Kysely<StockTables>, site: SiteKey) {
  return db
    .selectFrom('stock_versions')
    .innerJoin('stock_sites', (join) =>
      join
        .onRef('stock_sites.site', '=', 'stock_versions.site')
        .onRef('stock_sites.version', '=', 'stock_versions.version'),
    )
    .where('stock_versions.site', '=', site);
}
