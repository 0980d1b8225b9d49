import type { SiteConfigInput } from '../siteConfig.ts';

/** The least that a site's configuration must say. */
export const dealer: SiteConfigInput = {
  slug: 'river-city',
  template: 'metro',
  id: 'w1',
  name: 'River City Motors',
  dealershipId: 'd1',
  locations: [{ id: 'l1', slug: 'milton', name: 'Milton' }],
};
