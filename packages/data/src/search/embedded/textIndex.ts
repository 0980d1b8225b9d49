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
  /** A name people write joined or split (`nameTerms`). */
  addName(text: string): void;
  addFact(text: string): void;
  addTerm(term: string): void;
  endRow(): void;
  /** @param arrivals the row that each document came in */
  finish(arrivals: Uint32Array): TextIndex;
}

export function createTextDraft(): TextDraft {
  const terms = createColumnDraft<string>();

  /** Few texts are distinct (`White`, `Automatic`, `Toyota HiLux`), so each is cut up once only. */
  function adder(termsOf: (text: string) => readonly string[]): (text: string) => void {
    const known = new Map<string, number[]>();
    return (text) => {
      let codes = known.get(text);
      if (codes === undefined) {
        codes = termsOf(text).map(terms.encode);
        known.set(text, codes);
      }
      for (const code of codes) terms.add(code);
    };
  }

  return {
    addName: adder(nameTerms),
    addFact: adder(words),
    addTerm: (term) => terms.add(terms.encode(term)),
    endRow: terms.endRow,
    finish(arrivals) {
      // Which terms a document has is asked by no search, so that part of the column is let go.
      const { values, postings } = terms.finish(arrivals);
      const meanable = [...values.keys()].filter((code) => !/\p{N}/u.test(values[code]!));
      return { size: arrivals.length, terms: { values, postings }, meanable };
    },
  };
}

/** Adds a vehicle's texts as one row. */
export function addVehicleTexts(draft: TextDraft, vehicle: Vehicle): void {
  const { names, facts } = vehicleTexts(vehicle);
  for (const name of names) if (name) draft.addName(name);
  for (const fact of facts) if (fact) draft.addFact(fact);
  draft.endRow();
}
