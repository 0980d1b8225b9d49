import { SEVEN_SEATER_SUBTITLE, type SearchState, sevenSeaterFilter } from '@forecourt/domain';
import { SEARCH_PATH, SEVEN_SEATER_PATH } from '../presenters/paths.ts';

/** A page that lists stock: the listing, or a part of it under a path of its own. */
export interface ListingPlace {
  path: string;
  /** A filter that is neither in the address nor removable. */
  raw?: SearchState['values'];
  /** Title in place of the one that the search makes. */
  title?: string;
  subtitle?: string;
}

/** The place of a path; `null` where the site does not have it. */
export function placeOf(path: string, sevenSeater: string | null): ListingPlace | null {
  if (path !== SEVEN_SEATER_PATH) return wholeListing;
  return sevenSeater === null ? null : sevenSeaterPlace(sevenSeater);
}

export const wholeListing: ListingPlace = { path: SEARCH_PATH };

/** The 7-seater page (R2-55). */
export function sevenSeaterPlace(title: string): ListingPlace {
  return {
    path: SEVEN_SEATER_PATH,
    raw: sevenSeaterFilter,
    title,
    subtitle: SEVEN_SEATER_SUBTITLE,
  };
}
