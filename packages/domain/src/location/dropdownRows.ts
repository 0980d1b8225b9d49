import { isBlank } from '../text/isBlank.ts';
import type { Location } from './location.ts';
import { locationCopy } from './locationCopy.ts';

/** One line of the header's `Locations` dropdown. */
export interface LocationRow {
  id: string;
  slug: string;
  name: string;
  /** City, or the kind of place when the city is missing. */
  place: string | null;
  phone: string | null;
}

/** Rows of the `Locations` dropdown (R2-83); places that are not visible are left out (R3-14). */
export function dropdownRows(locations: readonly Location[]): readonly LocationRow[] {
  return locations
    .filter((location) => location.visible)
    .map(({ id, slug, name, city, type, phone }) => ({
      id,
      slug,
      name,
      place: isBlank(city) ? (type === '' ? null : locationCopy[type]) : city,
      phone: isBlank(phone) ? null : phone,
    }));
}
