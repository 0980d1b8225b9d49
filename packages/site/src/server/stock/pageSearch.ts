import type { SearchRequest, StockSearch } from '@forecourt/data/search';
import type { SearchResponse, Vehicle } from '@forecourt/domain';
import type { SearchTrouble } from '../../contracts/stock.ts';
import { within } from '../http/within.ts';

/** Milliseconds that a service may take for all searches of one page together (R12-01). */
const PAGE_MS = 900;

export interface PageSearch {
  search(request: SearchRequest): Promise<SearchResponse<Vehicle>>;
  /** The worst of what happened so far; `null` when all went well. */
  trouble(): SearchTrouble | null;
}

/**
 * The searches of one page by a service that may fail. It has told of its faults itself.
 *
 * @param reserve answers at once when the service does not, and does not fail; an answer of before
 *   has `staleSince`
 */
export function createPageSearch(
  remote: StockSearch,
  reserve: StockSearch,
  budgetMs = PAGE_MS,
): PageSearch {
  const endsAt = performance.now() + budgetMs;
  let trouble: SearchTrouble | null = null;
  return {
    async search(request) {
      const answer = await within(
        endsAt - performance.now(),
        remote.search(request).catch(() => null),
      );
      const shown = answer ?? (await reserve.search(request));
      if ('staleSince' in shown) trouble ??= 'stale';
      else if (answer === null) trouble = 'down';
      return shown;
    },
    trouble: () => trouble,
  };
}
