import type { Vehicle } from '@forecourt/domain';
import { nameTerms, vehicleTexts } from '../text/vehicleTerms.ts';
import { words } from '../text/words.ts';
import type { Dictionary } from './column.ts';
import { createColumnDraft } from './columnDraft.ts';

/** Text is looked up in the vocabulary, a few thousand terms, never in the vehicles. */
export interface TextIndex {
  /** How many documents there are. */
  size: number;
  terms: Dictionary<string>;
  /** Codes of the terms that a misspelt word can mean: those without digits. */
  meanable: readonly number[];
}

/** A text index being filled, document by document. */
export interface TextDraft {
  /** The draft's codes of a name people write joined or split (`nameTerms`). */
  encodeName(text: string): readonly number[];
  encodeFact(text: string): readonly number[];
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

  /** Few texts are distinct (`White`, `Automatic`, `Toyota HiLux`), so each is cut up once only. */
  function encoder(termsOf: (text: string) => readonly string[]): TextDraft['encodeName'] {
    const known = new Map<string, readonly number[]>();
    return (text) => {
      let codes = known.get(text);
      if (codes === undefined) {
        codes = termsOf(text).map(terms.encode);
        known.set(text, codes);
      }
      return codes;
    };
  }

  return {
    encodeName: encoder(nameTerms),
    encodeFact: encoder(words),
    encodeTerm: (term) => [terms.encode(term)],
    add(codes) {
      for (let i = 0; i < codes.length; i++) terms.add(codes[i]!);
    },
    endRow: terms.endRow,
    *finish(arrivals) {
      const dictionary = yield* terms.finishDictionary(arrivals);
      yield;
      const { values } = dictionary;
      const meanable = [...values.keys()].filter((code) => !/\p{N}/u.test(values[code]!));
      return { size: arrivals.length, terms: dictionary, meanable };
    },
  };
}

/** Adds a vehicle's texts as one row. */
export function addVehicleTexts(draft: TextDraft, vehicle: Vehicle): void {
  const { names, facts } = vehicleTexts(vehicle);
  for (const name of names) if (name) draft.add(draft.encodeName(name));
  for (const fact of facts) if (fact) draft.add(draft.encodeFact(fact));
  draft.endRow();
}
