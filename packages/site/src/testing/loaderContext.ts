import { parseSiteConfig, type SiteConfigInput } from '@forecourt/data';
import {
  createFeatureCounts,
  emptyContent,
  type SearchState,
  type Vehicle,
} from '@forecourt/domain';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import { createKnownModels } from '../listing/knownModels.ts';
import { now, stockSearch } from './stockSearch.ts';

/** A site to load a page of, in memory. */
export interface TestSite {
  /** Beyond what every configuration must say. */
  config?: Partial<SiteConfigInput> | undefined;
  vehicles?: readonly Vehicle[];
  /** Addresses of the pages that the site has. */
  pages?: readonly string[];
  /** Addresses that vehicles had before, and those they have now. */
  moved?: Readonly<Record<string, string>>;
}

/** What a loader is given on that site: of the services only what pages without forms use. */
export function loaderContext({ config = {}, vehicles = [], pages = [], moved = {} }: TestSite) {
  const locations = [{ id: 'l', slug: 'l', name: 'Milton', phone: '(07) 5550 0100' }];
  const site = { slug: 'one', name: 'One', template: 'wire', locations, ...config };
  const { search } = stockSearch(vehicles);
  const bySlug = (slug: string) => vehicles.find((vehicle) => vehicle.slug === slug) ?? null;
  const known = createKnownModels();
  for (const vehicle of vehicles) known.add(vehicle);
  const services = {
    site: {},
    config: parseSiteConfig('site.json', site, {}),
    origin: 'https://one.example',
    now: () => now,
    pictureSizes: { lead: 'band' },
    hasPage: (path: string) => pages.includes(path),
    account: null,
    content: emptyContent,
    rating: null,
    tradeIn: { openOffer: async () => null },
    financeDisclaimer: async () => null,
    document: null,
    stock: {
      known,
      search: async (state: SearchState) => search(state),
      overview: async () => ({ count: vehicles.length, facets: {}, latest: vehicles }),
      bySlug,
      byId: (id: string) => vehicles.find((vehicle) => vehicle.id === id) ?? null,
      movedTo: async (slug: string) => moved[slug] ?? null,
      isSoldLongAgo: () => false,
      features: createFeatureCounts(),
    },
  };
  return provideServices(services as unknown as SiteServices);
}
