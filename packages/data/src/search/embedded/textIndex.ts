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

/** A text index being filled, vehicle by vehicle. */
export interface TextDraft {
  add(vehicle: Vehicle): void;
  /** @param arrivals the row that each document came in */
  finish(arrivals: Uint32Array): TextIndex;
}

export function createTextDraft(): TextDraft {
  const terms = createColumnDraft<string>();
  // Few texts are distinct (`White`, `Automatic`, `Toyota HiLux`), so each is cut up once only.
  const codesOfName = new Map<string, number[]>();
  const codesOfFact = new Map<string, number[]>();

  function addText(
    text: string | null | undefined,
    known: Map<string, number[]>,
    termsOf: (text: string) => readonly string[],
  ): void {
    if (!text) return;
    let codes = known.get(text);
    if (codes === undefined) {
      codes = termsOf(text).map(terms.encode);
      known.set(text, codes);
    }
    for (const code of codes) terms.add(code);
  }

  return {
    add(vehicle) {
      const { names, facts } = vehicleTexts(vehicle);
      for (const name of names) addText(name, codesOfName, nameTerms);
      for (const fact of facts) addText(fact, codesOfFact, words);
      terms.endRow();
    },

    finish(arrivals) {
      // Which terms a document has is asked by no search, so that part of the column is let go.
      const { values, postings } = terms.finish(arrivals);
      const meanable = [...values.keys()].filter((code) => !/\p{N}/u.test(values[code]!));
      return { size: arrivals.length, terms: { values, postings }, meanable };
    },
  };
}
