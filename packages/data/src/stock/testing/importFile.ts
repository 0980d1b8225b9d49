import type { Vehicle } from '@forecourt/domain';
import type { SiteKey, StockStore } from '../../store/store.ts';
import type { Defect } from '../faults/defect.ts';
import { type ImportOptions, type ImportResult, importStock } from '../importStock.ts';
import { NOW, TIME_ZONE } from './readRow.ts';

export const SITE = 'acme' as SiteKey;

/** Text or bytes as a file arrives: in blocks of `size` bytes. */
export async function* blocks(content: string | Uint8Array, size = 16_384) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Imports the content of a file, with everything that was reported. */
export async function importFile(
  store: StockStore,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<ImportResult & { defects: Defect[] }> {
  const defects: Defect[] = [];
  const result = await importStock({
    source: blocks(content),
    site: SITE,
    store,
    locations: [],
    now: NOW,
    timeZone: TIME_ZONE,
    report: (defect) => defects.push(defect),
    ...options,
  });
  return { ...result, defects };
}

/** The site's stock, in the order of its feed. */
export async function readStock(store: StockStore): Promise<Vehicle[]> {
  const current = await store.current(SITE);
  const vehicles: Vehicle[] = [];
  if (!current) return vehicles;
  for await (const batch of store.read(SITE, current.version)) vehicles.push(...batch);
  return vehicles;
}
