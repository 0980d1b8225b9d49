import { isBlank } from '../text/isBlank.ts';
import { withValues } from './refine.ts';
import { searchHref } from './searchPath.ts';
import { emptySearch } from './searchState.ts';

/** Text of the link to a dealership's other vehicles (R2-54). */
export const moreFromLabel = (dealershipName: string | null): string =>
  `More from ${isBlank(dealershipName) ? 'this dealer' : dealershipName}`;

/** Address of that link: the listing of one dealership (R2-54). */
export const moreFromHref = (searchPath: string, dealershipSlug: string): string =>
  searchHref(searchPath, withValues(emptySearch, 'dealership_slug', [dealershipSlug]));
