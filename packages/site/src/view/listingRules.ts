import type { SiteConfig } from '@forecourt/data';
import type { CardRules } from './vehicleCard.ts';

/** Settings of a site that its listing follows, in the server and in the browser; none is secret. */
export interface ListingRules extends CardRules {
  hitsPerPage: number;
  makeListLength: number;
  /** Count to print for a large unfiltered listing (R5-10). */
  stockCount: number | string | null;
  /** City of the heading. */
  city: string | null;
}

export function listingRules(config: SiteConfig): ListingRules {
  const { hitsPerPage, imageService, labels, locations, makeListLength } = config;
  const primary = locations.find((location) => location.primary) ?? locations[0];
  const city = config.overrideCity ?? primary?.city ?? null;
  return {
    hitsPerPage,
    imageService,
    labels,
    makeListLength,
    stockCount: config.stock.count,
    city,
  };
}
