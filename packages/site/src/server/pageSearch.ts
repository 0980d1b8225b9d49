import type { SearchRequest, StockSearch } from '@forecourt/data/search';
import type { SearchResponse, Vehicle } from '@forecourt/domain';
import type { StandInList } from './standInList.ts';

/**
 * How a page's searches went, when not well: with an earlier answer in place of one that did not
 * come, or with none.
 */
export type SearchTrouble = 'stale' | 'down';

/** Milliseconds that all searches of one page may take together (B1). */
const PAGE_MS = 900;

export interface PageSearch {
  /** Never rejects: without an answer the page is drawn without vehicles. */
  search(request: SearchRequest): Promise<SearchResponse<Vehicle>>;
  /** The worst of what happened so far; `null` when all went well. */
  trouble(): SearchTrouble | null;
}

/**
 * The searches of one page by a service that may fail. It has told of its faults itself.
 *
 * @param standIn lists the stock when the service does not
 */
export function createPageSearch(
  remote: StockSearch,
  standIn: StandInList,
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
      if (answer === null) {
        trouble = 'down';
        return standIn(request) ?? nothing(request);
      }
      if ('staleSince' in answer) trouble ??= 'stale';
      return answer;
    },
    trouble: () => trouble,
  };
}

/** The answer, or `null` when the time has run out. */
async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  // Even out of time there is a moment for an answer that is at hand, as a kept one is.
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(ms, 10), null);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function nothing({ state, hitsPerPage }: SearchRequest): SearchResponse<Vehicle> {
  const { page } = state;
  return { hits: [], count: 0, facets: {}, facetStats: {}, pages: 0, page, hitsPerPage, ms: 0 };
}
