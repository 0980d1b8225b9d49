import type { SiteConfig } from '@forecourt/data';
import type { PlainSearchSource } from '@forecourt/domain';

/** Places a shopper may name by their postcode. */
export function placesOf({
  locations,
}: Pick<SiteConfig, 'locations'>): PlainSearchSource['places'] {
  return locations.map(({ name, postcode }) => ({ name, postcode }));
}
