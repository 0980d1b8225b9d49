import {
  chosenValues,
  type FacetKey,
  type NumericRange,
  type RangeKey,
  rangeKeys,
  type SearchState,
  type ValueKey,
  valueKeys,
} from '@forecourt/domain';
import { addAll, addBit, type Bits, noBits, removeAll } from './bits.ts';
import { codeOf, documentsBetween } from './column.ts';
import { addPostings } from './postings.ts';
import { type Selection, selectionOf } from './selection.ts';
import type { StockIndex } from './stockIndex.ts';

/** A set of documents with the refinements of a search applied. */
export interface Refined {
  /** Those that meet every refinement. */
  matching: Selection;
  /** For a refined facet, those that meet every refinement but its own (R2-42). */
  withoutOwn: ReadonlyMap<FacetKey, Selection>;
}

/**
 * All disjunctive sets in one pass: a document counts for a facet when it fails no refinement, or
 * only the facet's own. So "fails none" and "fails exactly one" are all there is to know.
 */
export function refine(index: StockIndex, documents: Bits, state: SearchState): Refined {
  const meeting = documentsMeeting(index, state);
  const failingNone = documents.slice();
  const failingOne = noBits(index.size);
  for (const met of meeting.values()) {
    for (let i = 0; i < met.length; i++) {
      // Either it failed one before and not this, or none before and this.
      failingOne[i] = (failingOne[i]! & met[i]!) | (failingNone[i]! & ~met[i]!);
      failingNone[i]! &= met[i]!;
    }
  }

  const withoutOwn = new Map<FacetKey, Selection>();
  for (const [key, met] of meeting) {
    const bits = failingOne.slice();
    removeAll(bits, met);
    addAll(bits, failingNone);
    withoutOwn.set(key, selectionOf(bits));
  }
  return { matching: selectionOf(failingNone), withoutOwn };
}

/** For each refined facet the documents that meet its refinement. */
function documentsMeeting(index: StockIndex, state: SearchState): Map<FacetKey, Bits> {
  const meeting = new Map<FacetKey, Bits>();
  for (const key of valueKeys) {
    const chosen = chosenValues(state, key);
    if (chosen.length > 0) meeting.set(key, documentsWithAny(index, key, chosen));
  }
  for (const key of rangeKeys) {
    const range = state.ranges[key];
    if (range) meeting.set(key, documentsInRange(index, key, range));
  }
  return meeting;
}

/** The documents that have at least one of the values. */
export function documentsWithAny(
  index: StockIndex,
  key: ValueKey,
  values: readonly string[],
): Bits {
  const column = index.facets.get(key)!;
  const bits = noBits(index.size);
  for (const value of values) {
    const code = codeOf(column, value);
    if (code !== -1) addPostings(bits, column.postings, [code, code + 1]);
  }
  return bits;
}

function documentsInRange(index: StockIndex, key: RangeKey, { min, max }: NumericRange): Bits {
  const bits = noBits(index.size);
  const column = index.ranges.get(key)!;
  for (const document of documentsBetween(column, min ?? -Infinity, max ?? Infinity)) {
    addBit(bits, document);
  }
  return bits;
}
