import { rangeKeys, valueKeys } from './facets.ts';
import { normalPage, normalQuery, normalRange, normalValues } from './searchLimits.ts';
import type { SearchState } from './searchState.ts';
import { sorts } from './sort.ts';

/**
 * The one query string of a search, without `?`: parameters in fixed order, values sorted, page 1
 * and the default sort left out, brackets and colons literal (R2-22), all else escaped. The empty
 * search is the empty string. Whatever a state holds, the result is within the limits that
 * `parseSearch` reads.
 */
export const formatSearch = (state: SearchState): string => {
  const parts: string[] = [];
  const query = normalQuery(state.query);
  if (query) parts.push(`query=${encodeURIComponent(query)}`);
  for (const key of valueKeys) {
    for (const [index, value] of normalValues(state.values[key] ?? []).entries()) {
      parts.push(`refinementList[${key}][${index}]=${encodeURIComponent(value)}`);
    }
  }
  for (const key of valueKeys) {
    for (const value of normalValues([state.menus[key] ?? ''])) {
      parts.push(`menu[${key}]=${encodeURIComponent(value)}`);
    }
  }
  for (const key of rangeKeys) {
    const range = state.ranges[key] && normalRange(state.ranges[key]);
    if (range) parts.push(`range[${key}]=${range.min ?? ''}:${range.max ?? ''}`);
  }
  const sort = sorts[state.sort].url;
  if (sort) parts.push(`sortBy=${sort}`);
  const page = normalPage(state.page);
  if (page > 1) parts.push(`page=${page}`);
  return parts.join('&');
};
