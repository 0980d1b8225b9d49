import { type BaseFilter, emptySearch } from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';

/**
 * The list that stands in for a search which failed and was never answered before: the site's
 * filters and a limit, nothing that the shopper chose (R2-57).
 *
 * @param limit at most 250, which is what Typesense gives at once
 */
export function fallbackRequest(base: BaseFilter, limit: number, now: number): SearchRequest {
  return { state: emptySearch, base, hitsPerPage: limit, now };
}
