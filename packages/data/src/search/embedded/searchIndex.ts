import type { SearchResponse, SearchState, Vehicle } from '@forecourt/domain';
import type { SearchRequest, StockSearch } from '../stockSearch.ts';
import { keepOnly } from './bits.ts';
import { countFacets } from './countFacets.ts';
import { histogramsOf } from './histograms.ts';
import { pageOf } from './pageOf.ts';
import { rangeStats } from './rangeStats.ts';
import { refine } from './refine.ts';
import type { Scope } from './scope.ts';
import { createScopes } from './scopes.ts';
import type { StockIndex } from './stockIndex.ts';
import { matchTextIndex } from './textMatch.ts';

/** Stock search within the process: in Node and, with the same code, in the browser. */
export interface EmbeddedSearch<Hit = Vehicle> extends StockSearch<Hit> {
  /** The same answer at once, for a browser that has a frame to meet. */
  searchSync(request: SearchRequest): SearchResponse<Hit>;
}

/** Stopwatch of `SearchResponse.ms`, milliseconds. */
export type Stopwatch = () => number;

/**
 * A search over a finished index. Outside of the builder, so that it does not keep the builder's
 * draft in memory.
 *
 * @param hitOf what is found, by document number
 */
export function searchIndex<Hit>(
  index: StockIndex,
  hitOf: (document: number) => Hit,
  stopwatch: Stopwatch,
): EmbeddedSearch<Hit> {
  const scopeOf = createScopes(index);

  function searchSync(request: SearchRequest): SearchResponse<Hit> {
    const start = stopwatch();
    const answer = answerOf(index, scopeOf(request), request);
    const { also, otherwise } = request;
    const countAll = (states: readonly SearchState[]) =>
      states.map((state) => countOf({ ...request, state }));
    return {
      ...answer,
      hits: answer.hits.map(hitOf),
      ...(also && { also: countAll(also) }),
      ...(otherwise && answer.count === 0 && { otherwise: countAll(otherwise) }),
      ms: stopwatch() - start,
    };
  }

  function countOf({ histograms: _bars, ...request }: SearchRequest): number {
    return answerOf(index, scopeOf(request), request).count;
  }
  return { searchSync, search: async (request) => searchSync(request) };
}

/** An answer whose hits are document numbers. */
type Answer = Omit<SearchResponse<number>, 'ms'>;

/**
 * One search, from the widest set to the page: what the site lists, less what the text leaves out,
 * less what the refinements leave out; then the counts, the bounds and the page of what is left.
 *
 * It is fast because sets are bits (`bits.ts`), values are numbers (`column.ts`), each value knows
 * its documents (`postings.ts`), all disjunctive sets come from one pass (`refine.ts`), only the
 * smaller half is ever counted (`countFacets.ts`), documents are numbered in the default order
 * (`stockIndex.ts`), and text is looked up in the vocabulary (`termsMeant.ts`).
 *
 * @param scope what base and raw filters of the request leave
 */
function answerOf(index: StockIndex, scope: Scope, request: SearchRequest): Answer {
  const { state, hitsPerPage, histograms } = request;
  const candidates = scope.bits.slice();
  // A file that was just opened makes its words and its orders ready for who asks for them.
  const text = state.query === '' ? null : matchTextIndex(index.text, scope.bits, state.query);
  if (text) keepOnly(candidates, text[2]);

  const refined = refine(index, candidates, state);
  const facetStats = rangeStats(index, refined);
  return {
    hits: [...pageOf(index, refined.matching, text, request)],
    count: refined.matching.count,
    facets: countFacets(index, scope, refined),
    facetStats,
    ...(histograms && { histograms: histogramsOf(index, refined, facetStats, histograms) }),
    pages: Math.ceil(refined.matching.count / hitsPerPage),
    page: state.page,
    hitsPerPage,
  };
}
