import type { Kysely } from 'kysely';
import type { SiteKey, StockVersion } from '../store.ts';
import type { StockTables } from './stockTables.ts';

/** The stock version a site shows. */
export async function findCurrent(
  db: Kysely<StockTables>,
  site: SiteKey,
): Promise<StockVersion | null> {
  const row = await db
    .selectFrom('stock_versions')
    .innerJoin('stock_sites', (join) =>
      join
        .onRef('stock_sites.site', '=', 'stock_versions.site')
        .onRef('stock_sites.version', '=', 'stock_versions.version'),
    )
    .select([
      'stock_versions.version',
      'stock_versions.digest',
      'stock_versions.count',
      'stock_versions.created_at as createdAt',
    ])
    .where('stock_versions.site', '=', site)
    .executeTakeFirst();
  return row === undefined ? null : { ...row };
}
