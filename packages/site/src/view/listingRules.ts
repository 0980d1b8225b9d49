import type { SiteConfig } from '@forecourt/data';
import type { CardRules } from './vehicleCard.ts';

/** Settings of a site that its listing follows, in the server and in the browser; none is secret. */
export interface ListingRules
  extends CardRules,
    Pick<SiteConfig, 'filters' | 'histograms' | 'hitsPerPage' | 'makeListLength' | 'openFilters'> {
  /** Count to print for a large unfiltered listing (R5-10). */
  stockCount: number | string | null;
  /** City of the heading. */
  city: string | null;
}

export function listingRules(config: SiteConfig): ListingRules {
  const { filters, histograms, hitsPerPage, imageService, labels, makeListLength, openFilters } =
    config;
  const { locations, overrideCity, stock } = config;
  const primary = locations.find((location) => location.primary) ?? locations[0];
  const city = overrideCity ?? primary?.city ?? null;
  const settings = {
    filters,
    histograms,
    hitsPerPage,
    imageService,
    labels,
    makeListLength,
    openFilters,
  };
  return { ...settings, stockCount: stock.count, city };
}
