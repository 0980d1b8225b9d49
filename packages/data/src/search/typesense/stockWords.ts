import {
  emptySearch,
  isListed,
  listingChanges,
  matchesRefinements,
  type TextKind,
  type Vehicle,
  valueFacet,
} from '@forecourt/domain';
import { inBatches } from '../inBatches.ts';
import type { SearchRequest } from '../stockSearch.ts';
import { otherTexts, termsOf, textFacetKinds } from '../text/vehicleTerms.ts';
import { codeOf } from './document/valueCode.ts';
import { type Vocabulary, vocabularyOf } from './query/vocabulary.ts';

/** A site asks with one or two filters, for example those of its 7-seater page (R2-55). */
const MOST_SCOPES = 8;

/** Words, and the time in which they are all that is listed. */
interface Made {
  vocabulary: Vocabulary;
  from: number;
  /** Exclusive. */
  until: number;
}

/**
 * The words that texts are read with, from the stock itself: a process that holds the vehicles need
 * not ask Typesense for their words first. The same as Typesense's once it holds this stock.
 *
 * @param vehicles the stock in one version
 */
export function createStockWords(
  vehicles: () => Iterable<Vehicle>,
): (request: SearchRequest) => Promise<Vocabulary> {
  const kept = new Map<string, Promise<Made>>();
  return async (request) => {
    const { base, raw = {}, state, now } = request;
    const key = JSON.stringify([base, raw, state.sort === 'price_asc']);
    const known = kept.get(key);
    const made = await known;
    if (made !== undefined && made.from <= now && now < made.until) return made.vocabulary;
    // Who waited for the same words meanwhile has asked for the next.
    const next = kept.get(key) === known ? make(vehicles(), request) : kept.get(key)!;
    kept.delete(key);
    kept.set(key, next);
    if (kept.size > MOST_SCOPES) kept.delete(kept.keys().next().value!);
    return (await next).vocabulary;
  };
}

async function make(vehicles: Iterable<Vehicle>, request: SearchRequest): Promise<Made> {
  const { base, raw = {}, state, now } = request;
  const inScope = { ...emptySearch, values: raw };
  const cut = createCutter();
  let until = Number.POSITIVE_INFINITY;
  for await (const batch of inBatches(vehicles)) {
    for (const vehicle of batch) {
      for (const change of listingChanges(vehicle, base)) {
        if (change > now) until = Math.min(until, change);
      }
      if (!isListed(vehicle, base, state.sort, now) || !matchesRefinements(vehicle, inScope))
        continue;
      for (const [facet, kind] of textFacetKinds) {
        for (const value of valueFacet(facet).valuesOf(vehicle)) cut.add(kind, value);
      }
      // Of stock numbers no vocabulary is kept (`toDocument`).
      for (const text of otherTexts({ ...vehicle, stockNumber: null })) {
        if (text) cut.add('fact', text);
      }
    }
  }
  return { vocabulary: vocabularyOf(cut.words()), from: now, until };
}

/** Cuts texts into words, each text once: most recur in vehicle after vehicle. */
function createCutter() {
  const texts: Record<TextKind, Set<string>> = { name: new Set(), fact: new Set() };
  const found = new Set<string>();
  return {
    add(kind: TextKind, text: string): void {
      if (texts[kind].has(text)) return;
      texts[kind].add(text);
      for (const term of termsOf[kind](text)) found.add(term);
    },
    // What no index can hold, no filter can ask for.
    words: () => [...found].filter((word) => codeOf(word) !== null),
  };
}
