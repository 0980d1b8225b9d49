import type { SearchResponse, Vehicle } from '@forecourt/domain';
import type { StockAnswer } from '../stockAnswer.ts';
import type { SearchRequest, StockSearch } from '../stockSearch.ts';
import { toHistograms } from './answer/toHistograms.ts';
import { toResponse } from './answer/toResponse.ts';
import { createKnownWords } from './knownWords.ts';
import { createLastGood } from './lastGood.ts';
import { textFilter } from './query/textFilter.ts';
import { histogramPlan, toHistogramSearches } from './query/toHistogramSearches.ts';
import { type StockPlace, toSearches } from './query/toSearches.ts';
import { TypesenseFault } from './transport/typesenseFault.ts';
import type { AskTypesense } from './transport/typesenseService.ts';

/** Time for a search with all that it asks, ms (B2). */
const totalMs = 900;

/** What whoever runs the sites must hear of. */
export type TypesenseAlarm =
  /** Vehicles of another site in an answer. They were dropped (M8). */
  | { kind: 'foreign_hits'; site: string; hits: number }
  /** A search without a fresh answer; shoppers see an earlier one, or none. */
  | { kind: 'fault'; site: string; fault: TypesenseFault; stale: boolean };

export interface TypesenseSearchOptions {
  place: StockPlace;
  /** The site's own way to the service (`TypesenseService.forSite`). */
  ask: AskTypesense;
  alarm(alarm: TypesenseAlarm): void;
  /** For `SearchResponse.ms`, milliseconds. */
  stopwatch?: () => number;
}

/** One site's stock search by Typesense. */
export interface TypesenseSearch extends StockSearch {
  /**
   * The answer, or the last good one to the same search with `staleSince` (R2-57).
   *
   * @throws TypesenseFault within 900 ms when there is neither
   */
  search(request: SearchRequest): Promise<StockAnswer<Vehicle>>;
}

export function createTypesenseSearch({
  place,
  ask,
  alarm,
  stopwatch = () => performance.now(),
}: TypesenseSearchOptions): TypesenseSearch {
  const { site } = place;
  const knownWords = createKnownWords(place, ask);
  const lastGood = createLastGood<SearchResponse<Vehicle>>();

  async function fresh(request: SearchRequest): Promise<SearchResponse<Vehicle>> {
    const start = stopwatch();
    const signal = AbortSignal.timeout(totalMs);
    const hasText = request.state.query !== '';
    const text = hasText
      ? textFilter(await knownWords(request, signal), request.state.query)
      : null;
    const answers = await ask(toSearches(place, request, text), signal);
    const { response, foreign } = toResponse(site, request, answers);
    if (foreign > 0) alarm({ kind: 'foreign_hits', site, hits: foreign });
    if (request.histograms === undefined) return { ...response, ms: stopwatch() - start };

    const plan = histogramPlan(request, response.facetStats);
    const bands =
      plan.length > 0 ? await ask(toHistogramSearches(place, request, text, plan), signal) : [];
    return { ...response, histograms: toHistograms(plan, bands), ms: stopwatch() - start };
  }

  return {
    async search(request) {
      try {
        const response = await fresh(request);
        lastGood.keep(request, response);
        return response;
      } catch (fault) {
        if (!(fault instanceof TypesenseFault)) throw fault;
        const kept = lastGood.find(request);
        alarm({ kind: 'fault', site, fault, stale: kept !== null });
        if (kept === null) throw fault;
        return { ...kept.answer, staleSince: kept.at };
      }
    },
  };
}
