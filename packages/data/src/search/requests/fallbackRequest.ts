import { type BaseFilter, emptySearch } from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';

/**
 * The list that stands in for a search which failed and was never answered before: the site's
 * filters and a limit, nothing that the shopper chose (R2-57).
 */
export function fallbackRequest(base: BaseFilter, limit: number, now: number): SearchRequest {
  return { state: emptySearch, base, hitsPerPage: limit, now };
}
