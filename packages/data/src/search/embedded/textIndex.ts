import type { TextKind, Vehicle } from '@forecourt/domain';
import { otherTexts, termsOf } from '../text/vehicleTerms.ts';
import type { Dictionary } from './column.ts';
import { createColumnDraft } from './columnDraft.ts';
import { type MeanableTerms, meanableTerms } from './meanableTerms.ts';

/** Text is looked up in the vocabulary, a few thousand terms, never in the vehicles. */
export interface TextIndex {
  /** How many documents there are. */
  size: number;
  terms: Dictionary<string>;
  meanable: MeanableTerms;
}

/** A text index being filled, document by document. */
export interface TextDraft {
  /** The draft's codes of a text's terms. */
  encode(kind: TextKind, text: string): readonly number[];
  encodeTerm(term: string): readonly number[];
  add(codes: readonly number[]): void;
  endRow(): void;
  /**
   * In steps of some milliseconds.
   *
   * @param arrivals the row that each document came in
   */
  finish(arrivals: Uint32Array): Generator<undefined, TextIndex>;
}

export function createTextDraft(): TextDraft {
  const terms = createColumnDraft<string>();
  return {
    encode: (kind, text) => termsOf[kind](text).map(terms.encode),
    encodeTerm: (term) => [terms.encode(term)],
    add(codes) {
      for (let i = 0; i < codes.length; i++) terms.add(codes[i]!);
    },
    endRow: terms.endRow,
    *finish(arrivals) {
      const dictionary = yield* terms.finishDictionary(arrivals);
      yield;
      const meanable = meanableTerms(dictionary.values);
      return { size: arrivals.length, terms: dictionary, meanable };
    },
  };
}

/** Adds the values of a text facet, told by their codes: each value is cut into words once. */
export function createValueTexts(
  draft: TextDraft,
  kind: TextKind,
): (code: number, value: string) => void {
  const known: (readonly number[])[] = [];
  return (code, value) => {
    known[code] ??= draft.encode(kind, value);
    draft.add(known[code]);
  };
}

/** Texts that are remembered; those that recur come early, and most others never again. */
const MOST_KNOWN = 10_000;

/** Adds a vehicle's texts that are in no facet. */
export function createOtherTexts(draft: TextDraft): (vehicle: Vehicle) => void {
  const known = new Map<string, readonly number[]>();
  return (vehicle) => {
    for (const text of otherTexts(vehicle)) {
      if (!text) continue;
      let codes = known.get(text);
      if (codes === undefined) {
        codes = draft.encode('fact', text);
        if (known.size < MOST_KNOWN) known.set(text, codes);
      }
      draft.add(codes);
    }
  };
}
