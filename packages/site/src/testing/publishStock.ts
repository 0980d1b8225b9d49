import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';
import type { SiteFolder } from './siteFolder.ts';

/**
 * Puts stock on sale at sites of a folder, before a server opens it or beside one.
 *
 * @param stock the vehicles of each site, by its slug
 * @param at when, milliseconds since 1970 UTC
 */
export async function publishStock(
  { folders }: SiteFolder,
  stock: Readonly<Record<string, readonly Vehicle[]>>,
  at = 0,
): Promise<void> {
  const store = await openEmbeddedStore({ folder: folders.dataFolder });
  for (const [key, vehicles] of Object.entries(stock)) {
    const draft = await store.stock.begin(key as SiteKey);
    await draft.add(vehicles.map((vehicle, row) => ({ row: row + 1, vehicle })));
    await draft.publish(at);
  }
  await store.close();
}
