import type { Vehicle } from '@forecourt/domain';
import { nameTerms, vehicleTexts } from '../text/vehicleTerms.ts';
import { words } from '../text/words.ts';
import { type Column, createColumnDraft } from './column.ts';

/** Text is looked up in the vocabulary, a few thousand terms, never in the vehicles. */
export interface TextIndex {
  terms: Column<string>;
  /** The terms a misspelt word can mean: those without digits. */
  meanable: readonly MeanableTerm[];
}

export interface MeanableTerm {
  /** Code in `terms`. */
  code: number;
  /** The letters in it, as `letterMask` gives them. */
  letters: number;
}

/** The letters of a word, one bit each; two of the rarer letters may share a bit. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
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
      const column = terms.finish(arrivals);
      const meanable = column.values.flatMap((term, code) =>
        /\p{N}/u.test(term) ? [] : [{ code, letters: letterMask(term) }],
      );
      return { terms: column, meanable };
    },
  };
}
