import { isBlank } from '../text/isBlank.ts';
import { withValues } from './refine.ts';
import { searchHref } from './searchPath.ts';
import { emptySearch } from './searchState.ts';

/** Text of the link to a dealership's other vehicles (R2-54). */
export function moreFromLabel(dealershipName: string | null): string {
  return `More from ${isBlank(dealershipName) ? 'this dealer' : dealershipName}`;
}

/** Address of that link: the listing of one dealership (R2-54). */
export function moreFromHref(searchPath: string, dealershipSlug: string): string {
  return searchHref(searchPath, withValues(emptySearch, 'dealership_slug', [dealershipSlug]));
}
