import type { SearchState } from './searchState.ts';

/** The 7-seater page's filter: not in the URL, not a pill, not removable (R2-55). */
export const sevenSeaterFilter: SearchState['values'] = { seats: ['7'] };

/** Title of the 7-seater page; without a place, or by the site's flag, it names none (R2-55). */
export function sevenSeaterTitle(place: { city: string; state: string } | null): string {
  return `7 Seater Cars for Sale${place ? ` in ${place.city}, ${place.state}` : ''}`;
}

/** What stands under that title (R2-55). */
export const SEVEN_SEATER_SUBTITLE = 'View our range of 7 seater SUV and 4WD people movers';
