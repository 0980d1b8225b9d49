import { formatSearch } from './formatSearch.ts';
import type { SearchState } from './searchState.ts';

/** One entry of the recent-search history: the chosen filters and the path (R3-20). */
export interface RecentSearch {
  /** For example `/search/used-cars`. */
  path: string;
  /** As `formatSearch` writes it; page and sort are no part of what was looked for. */
  filters: string;
}

/** Entries kept (R3-20). */
const LIMIT = 5;

/** The history with this search in front, once, the oldest beyond five dropped (R3-20). */
export function rememberSearch(
  history: readonly RecentSearch[],
  path: string,
  state: SearchState,
): readonly RecentSearch[] {
  const filters = formatSearch({ ...state, page: 1, sort: 'relevance' });
  const others = history.filter((entry) => entry.path !== path || entry.filters !== filters);
  return [{ path, filters }, ...others].slice(0, LIMIT);
}
