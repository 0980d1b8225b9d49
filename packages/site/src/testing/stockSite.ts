import type { DealerSite } from '@forecourt/data';
import { createEmbeddedSearch } from '@forecourt/data/search';
import type { Vehicle } from '@forecourt/domain';
import type { SiteStock } from '../server/stock/siteStock.ts';

/** A site of which only what its listing takes is set. */
export function stockSite(slug: string, browserSearchLimit: number): DealerSite {
  const config = {
    ...{ slug, name: 'One', browserSearchLimit, hitsPerPage: 21, includeSoldCarsDays: 3 },
    ...{ dropSpecRows: [], locations: [], filters: [], quickFilters: [], promos: [] },
    ...{ baseFilter: { statuses: null }, labels: {}, firstMakes: [], makeLogos: {} },
    ...{ sevenSeater: null, stock: { count: null }, timeZone: 'Australia/Brisbane' },
  };
  return { key: slug, config } as unknown as DealerSite;
}

/** A stock in one version, searched in memory. */
export function stockOf(version: number, vehicles: readonly Vehicle[]): SiteStock {
  const search = createEmbeddedSearch(vehicles);
  const size = vehicles.length;
  const stock = { version, key: `${version}`, size, vehicles: () => vehicles, search };
  return stock as unknown as SiteStock;
}
