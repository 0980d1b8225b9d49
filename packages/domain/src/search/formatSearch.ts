import { rangeKeys, valueKeys } from './facets.ts';
import { pageParameter, parameter } from './queryString.ts';
import { normalPage, normalQuery, normalRange, normalValues } from './searchLimits.ts';
import type { SearchState } from './searchState.ts';
import { sorts } from './sort.ts';

/**
 * The one query string of a search, without `?`: parameters in fixed order, values sorted, page 1
 * and the default sort left out, brackets and colons literal (R2-22), all else escaped. The empty
 * search is the empty string. Whatever a state holds, the result is within the limits that
 * `parseSearch` reads.
 */
export function formatSearch(state: SearchState): string {
  const { url } = sorts[state.sort];
  const parts = [...parameter('query', normalQuery(state.query))];
  // Most facets have nothing chosen, and a page prints some hundred addresses.
  for (const key of valueKeys) {
    const chosen = state.values[key];
    if (!chosen?.length) continue;
    normalValues(chosen).forEach((value, index) => {
      parts.push(...parameter(`refinementList[${key}][${index}]`, value));
    });
  }
  for (const key of valueKeys) {
    const chosen = state.menus[key];
    if (!chosen) continue;
    for (const value of normalValues([chosen])) parts.push(...parameter(`menu[${key}]`, value));
  }
  for (const key of rangeKeys) {
    const range = state.ranges[key] && normalRange(state.ranges[key]);
    if (range) parts.push(`range[${key}]=${range.min ?? ''}:${range.max ?? ''}`);
  }
  if (url) parts.push(`sortBy=${url}`);
  return [...parts, ...pageParameter(normalPage(state.page))].join('&');
}
