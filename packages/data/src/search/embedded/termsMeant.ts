import { allowedTypos, countTypos } from '../text/typos.ts';
import { countWord } from './bits.ts';
import { codeOf, firstCodeFrom } from './column.ts';
import type { TextIndex } from './textIndex.ts';

/** Codes of the terms that a word of a query can mean, at a level of `matchText` or better. */
export function termsMeant(
  index: TextIndex,
  word: string,
  isLast: boolean,
  level: number,
): readonly number[] {
  const known = isLast && level > 0 ? termsBegun(index, word) : termTyped(index, word);
  return known.length === 0 && level === 2 ? termsMisspelt(index, word, isLast) : known;
}

function termTyped({ terms }: TextIndex, word: string): number[] {
  const code = codeOf(terms, word);
  return code === -1 ? [] : [code];
}

/** In ascending order, terms with the same beginning are neighbours. */
function termsBegun({ terms }: TextIndex, word: string): number[] {
  const codes: number[] = [];
  let code = firstCodeFrom(terms, word);
  while (terms.values[code]?.startsWith(word)) codes.push(code++);
  return codes;
}

function termsMisspelt({ terms, meanable }: TextIndex, word: string, isLast: boolean): number[] {
  const allowed = allowedTypos(word);
  if (allowed === 0) return [];
  const letters = letterMask(word);
  return meanable.filter((code) => {
    const whole = terms.values[code]!;
    const meant = isLast ? whole.slice(0, word.length + allowed) : whole;
    if (Math.abs(meant.length - word.length) > allowed) return false;
    // A typo brings at most one letter that the term does not have. That rules out nearly all of
    // them at little cost.
    if (countWord(letters & ~letterMask(meant)) > allowed) return false;
    return countTypos(word, meant, isLast) <= allowed;
  });
}

/** The letters of a word, one bit each; only letters beyond `a` to `z` can share one. */
function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}
