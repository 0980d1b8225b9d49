import type { SearchResponse, Vehicle } from '@forecourt/domain';
import { askUntilLetIn } from './askUntilLetIn.ts';

export type Stock = SearchResponse<Vehicle>;

/** What `/api/search` answers to a listing's query string: the counts that pages must show. */
export async function searchStock(site: string, query = ''): Promise<Stock> {
  const path = query === '' ? '/api/search' : `/api/search?${query}`;
  const { reply } = await askUntilLetIn({ site, path });
  const { status, text } = reply;
  if (status !== 200) throw new Error(`${path} of ${site} answered ${status}: ${text}`);
  return JSON.parse(text) as Stock;
}

/** The first vehicle, over all pages, that fits. */
export async function findVehicle(
  site: string,
  fits: (vehicle: Vehicle) => boolean,
  query = '',
): Promise<Vehicle> {
  for (let page = 1; ; page += 1) {
    const { hits, pages } = await searchStock(site, `${query}&page=${page}`);
    const found = hits.find(fits);
    if (found !== undefined) return found;
    if (page >= pages) throw new Error(`No vehicle of ${site} fits, so nothing can be tested.`);
  }
}
