import type { SiteConfig } from '@forecourt/data';
import type { PlainSearchSource } from '@forecourt/domain';

/** Places a shopper may name by their postcode. */
export function placesOf({
  locations,
}: Pick<SiteConfig, 'locations'>): PlainSearchSource['places'] {
  return locations.map(({ name, postcode }) => ({ name, postcode }));
}

/** The year that a calendar on the wall shows there. */
export function yearIn(timeZone: string, now: number): number {
  let format = yearFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric' });
    yearFormats.set(timeZone, format);
  }
  return Number(format.format(now));
}

/** A format takes longer to make than a page has; there are a few time zones. */
const yearFormats = new Map<string, Intl.DateTimeFormat>();
