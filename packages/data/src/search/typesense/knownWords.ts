import type { SearchRequest } from '../stockSearch.ts';
import { checkedValue } from './answer/toResponse.ts';
import type { StockPlace } from './query/toSearches.ts';
import { toVocabularySearch } from './query/toVocabularySearch.ts';
import { type Vocabulary, vocabularyOf } from './query/vocabulary.ts';
import type { AskTypesense } from './transport/typesenseService.ts';

/** How long words are known, ms: a new stock's words are found a minute later. */
const KEPT_MS = 60_000;
/** How long they are known when no newer ones can be got, ms. */
const KEPT_AT_WORST_MS = 3_600_000;
/** A site asks with one or two filters, for example those of its 7-seater page (R2-55). */
const MOST_SCOPES = 8;

/** Gives the words that a text search is read with; asks for them when it has none. */
export type KnownWords = (request: SearchRequest, signal: AbortSignal) => Promise<Vocabulary>;

export function createKnownWords(place: StockPlace, ask: AskTypesense): KnownWords {
  const kept = new Map<string, { at: number; vocabulary: Promise<Vocabulary> }>();

  async function fetchWords(request: SearchRequest, signal: AbortSignal): Promise<Vocabulary> {
    const [answer] = await ask([toVocabularySearch(place, request)], signal);
    const counts = answer?.facet_counts[0]?.counts ?? [];
    return vocabularyOf(counts.map(({ value }) => checkedValue(value)));
  }

  return (request, signal) => {
    const { base, raw = {}, state, now } = request;
    const key = JSON.stringify([base, raw, state.sort === 'price_asc']);
    const known = kept.get(key);
    const age = known === undefined ? Infinity : Math.abs(now - known.at);
    if (known !== undefined && age < KEPT_MS) return known.vocabulary;
    const vocabulary = fetchWords(request, signal).catch((fault: unknown) => {
      if (known === undefined || age > KEPT_AT_WORST_MS) throw fault;
      return known.vocabulary;
    });
    kept.delete(key);
    kept.set(key, { at: now, vocabulary });
    if (kept.size > MOST_SCOPES) kept.delete(kept.keys().next().value!);
    // Words that were not got are asked for again.
    vocabulary.catch(() => {
      if (kept.get(key)?.vocabulary === vocabulary) kept.delete(key);
    });
    return vocabulary;
  };
}
