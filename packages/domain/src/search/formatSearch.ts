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
export const formatSearch = (state: SearchState): string => {
  const { url } = sorts[state.sort];
  return [
    ...parameter('query', normalQuery(state.query)),
    ...valueKeys.flatMap((key) =>
      normalValues(state.values[key] ?? []).flatMap((value, index) =>
        parameter(`refinementList[${key}][${index}]`, value),
      ),
    ),
    ...valueKeys.flatMap((key) =>
      normalValues([state.menus[key] ?? '']).flatMap((value) => parameter(`menu[${key}]`, value)),
    ),
    ...rangeKeys.flatMap((key) => {
      const range = state.ranges[key] && normalRange(state.ranges[key]);
      return range ? [`range[${key}]=${range.min ?? ''}:${range.max ?? ''}`] : [];
    }),
    ...(url ? [`sortBy=${url}`] : []),
    ...pageParameter(normalPage(state.page)),
  ].join('&');
};
