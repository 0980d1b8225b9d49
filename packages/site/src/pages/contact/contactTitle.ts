import type { SiteConfig } from '@forecourt/data';

/** What the page of all places is called, by its address. */
export function contactTitle({ locationsBase }: Pick<SiteConfig, 'locationsBase'>): string {
  return locationsBase === 'locations' ? 'Our locations' : 'Contact us';
}
