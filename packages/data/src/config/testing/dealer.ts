import type { SiteConfigInput } from '../siteConfig.ts';

/** The least that a site's configuration must say. */
export const dealer: SiteConfigInput = {
  slug: 'river-city',
  template: 'metro',
  name: 'River City Motors',
  locations: [{ id: 'l1', slug: 'milton', name: 'Milton' }],
};
