import { searchCopy } from '../copy/searchCopy.ts';
import { fill } from '../text/fill.ts';
import type { SearchState } from './searchState.ts';

/** The 7-seater page's filter: not in the URL, not a pill, not removable (R2-55). */
export const sevenSeaterFilter: SearchState['values'] = { seats: ['7'] };

/** Title of the 7-seater page; without a place, or by the site's flag, it names none (R2-55). */
export const sevenSeaterTitle = (place: { city: string; state: string } | null): string =>
  place === null
    ? searchCopy.sevenSeaterTitle
    : fill(searchCopy.sevenSeaterTitleInPlace, { ...place });
