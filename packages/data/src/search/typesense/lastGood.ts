import { formatSearch } from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';

/** How many answers of a site are kept, and for how long (R12-01). */
const limits = { most: 64, maxAgeMs: 24 * 60 * 60_000 };

export interface Kept<Answer> {
  answer: Answer;
  /** When it was got, ms since 1970. */
  at: number;
}

/** The last good answer to each of the searches that were asked last. */
export interface LastGood<Answer> {
  /** @param version of the stock that it is of */
  keep(request: SearchRequest, answer: Answer, version?: number): void;
  find(request: SearchRequest, version?: number): Kept<Answer> | null;
}

/** One for each site: what one dealer's shoppers were shown is never another's (R15-01). */
export function createLastGood<Answer>({ most, maxAgeMs } = limits): LastGood<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  return {
    keep(request, answer, version) {
      const key = keyOf(request, version);
      // A map keeps the order of insertion, so the first key is the one not kept for longest.
      kept.delete(key);
      kept.set(key, { answer, at: request.now });
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
    find(request, version) {
      const found = kept.get(keyOf(request, version));
      return found !== undefined && request.now - found.at <= maxAgeMs ? found : null;
    },
  };
}

/** The search whatever the moment, in its one spelling. */
function keyOf(request: SearchRequest, version = 0): string {
  const {
    state,
    base,
    raw = {},
    hitsPerPage,
    histograms = {},
    also = [],
    otherwise = [],
  } = request;
  const others = [also, otherwise].map((states) => states.map(formatSearch));
  return JSON.stringify([version, formatSearch(state), base, raw, hitsPerPage, histograms, others]);
}
