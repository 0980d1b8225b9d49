import { parseSiteConfig } from '@forecourt/data';

const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];

/** Words of a site whose template and dealer say nothing in their own way. */
export const platformWords = parseSiteConfig(
  'site.json',
  { slug: 'one', name: 'One', template: 'wire', locations },
  {},
).words;
