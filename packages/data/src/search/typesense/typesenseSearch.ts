import type { SearchResponse, Vehicle } from '@forecourt/domain';
import type { SearchRequest, StockAnswer, StockSearch } from '../stockSearch.ts';
import type { FoundAnswer } from './answer/answerSchema.ts';
import type { CheckAnswers } from './answer/stockCheck.ts';
import { type AskedStock, createStockCheck } from './answer/stockCheck.ts';
import { toHistograms } from './answer/toHistograms.ts';
import { toResponse } from './answer/toResponse.ts';
import { TypesenseFault } from './client/typesenseFault.ts';
import { createKnownWords, type KnownWords } from './knownWords.ts';
import { createLastGood } from './lastGood.ts';
import { textFilter } from './query/textFilter.ts';
import { toCountSearches } from './query/toCountSearches.ts';
import { histogramPlan, toHistogramSearches } from './query/toHistogramSearches.ts';
import { type StockPlace, toSearches } from './query/toSearches.ts';
import type { AskTypesense } from './transport/typesenseService.ts';

/** Time for a search with all that it asks, ms (R12-02). */
const TOTAL_MS = 900;

/** What whoever runs the sites must hear of. */
export type TypesenseAlarm =
  /** Vehicles of another site in an answer. Nothing of it is shown (R12-04). */
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
   * The answer, or the last good one to the same search with `staleSince` (R2-57). It takes two
   * requests at most, and one more for the words of a text where nobody gives them.
   *
   * @param words of the stock, from who holds it; without them Typesense is asked
   * @param stock that the answer must be of; one from a part of it or from another is a fault
   * @throws TypesenseFault within 900 ms when there is neither
   */
  search(
    request: SearchRequest,
    words?: KnownWords,
    stock?: AskedStock,
  ): Promise<StockAnswer<Vehicle>>;
  /** The last good answer to the same search, for who cannot wait for a new one; asks nobody. */
  lastGood(request: SearchRequest, stock?: AskedStock): StockAnswer<Vehicle> | null;
}

export function createTypesenseSearch({
  place,
  ask,
  alarm,
  stopwatch = () => performance.now(),
}: TypesenseSearchOptions): TypesenseSearch {
  const { site } = place;
  const ownWords = createKnownWords(place, ask);
  const kept = createLastGood<SearchResponse<Vehicle>>();

  function lastGood(request: SearchRequest, stock?: AskedStock): StockAnswer<Vehicle> | null {
    const found = kept.find(request, stock?.version);
    return found && { ...found.answer, staleSince: found.at };
  }

  async function fresh(
    request: SearchRequest,
    knownWords: KnownWords,
    check: CheckAnswers,
  ): Promise<SearchResponse<Vehicle>> {
    const start = stopwatch();
    const signal = AbortSignal.timeout(TOTAL_MS);
    const { state, also = [], otherwise = [] } = request;
    const hasText = [state, ...also].some(({ query }) => query !== '');
    const words = hasText ? await knownWords(request, signal) : null;
    const text = words && textFilter(words, state.query);
    const first = toSearches(place, request, text);
    const counts = toCountSearches(place, request, also, words);
    const answers = await ask([...first, ...counts], signal, check);
    const { response, foreign } = toResponse(site, request, answers);
    if (foreign > 0) {
      alarm({ kind: 'foreign_hits', site, hits: foreign });
      // What let them through let their counts and values through as well.
      throw new TypesenseFault('outdated');
    }

    // What follows from the first answer is asked all at once.
    const plan = histogramPlan(request, response.facetStats);
    const bands = toHistogramSearches(place, request, text, plan);
    const isNone = response.count === 0;
    const others = isNone ? toCountSearches(place, request, otherwise, words) : [];
    const more = [...bands, ...others];
    const followed = more.length > 0 ? await ask(more, signal, check) : [];
    return {
      ...response,
      ...(request.histograms && {
        histograms: toHistograms(plan, followed.slice(0, bands.length)),
      }),
      ...(request.also && { also: countsOf(answers.slice(first.length)) }),
      ...(isNone && request.otherwise && { otherwise: countsOf(followed.slice(bands.length)) }),
      ms: stopwatch() - start,
    };
  }

  return {
    async search(request, words = ownWords, stock) {
      try {
        const check = createStockCheck(site, stock ?? null);
        const response = await fresh(request, words, check);
        kept.keep(request, response, stock?.version);
        return response;
      } catch (fault) {
        if (!(fault instanceof TypesenseFault)) throw fault;
        const earlier = lastGood(request, stock);
        alarm({ kind: 'fault', site, fault, stale: earlier !== null });
        if (earlier === null) throw fault;
        return earlier;
      }
    },
    lastGood,
  };
}

function countsOf(answers: readonly FoundAnswer[]): readonly number[] {
  return answers.map(({ found }) => found);
}
