import { isLongEnough } from '../text/matchText.ts';
import { allowedTypos, countTypos } from '../text/typos.ts';
import { type Bits, countWord } from './bits.ts';
import { codeOf, firstCodeFrom } from './column.ts';
import { letterMask } from './meanableTerms.ts';
import { type CodeRange, isAnyIn } from './postings.ts';
import type { TextIndex } from './textIndex.ts';

/**
 * The terms that a word of a query can mean, at a level of `matchText` or better. A word is known
 * when a listed document has it.
 */
export function termsMeant(
  index: TextIndex,
  listed: Bits,
  word: string,
  isLast: boolean,
  level: number,
): readonly CodeRange[] {
  const isKnown = (range: CodeRange) => isAnyIn(listed, index.terms.postings, range);
  const typed = termTyped(index, word).filter(isKnown);
  const mayBeBegun = isLast && level > 0 && !(isLongEnough(word) && typed.length > 0);
  const known = mayBeBegun ? termsBegun(index, word).filter(isKnown) : typed;
  return known.length === 0 && level === 2 ? termsMisspelt(index, word, isLast) : known;
}

function termTyped({ terms }: TextIndex, word: string): CodeRange[] {
  const code = codeOf(terms, word);
  return code === -1 ? [] : [[code, code + 1]];
}

/** In ascending order, terms with the same beginning are neighbours. */
function termsBegun({ terms }: TextIndex, word: string): CodeRange[] {
  const from = firstCodeFrom(terms, word);
  const to = firstCodeFrom(terms, `${word}\uffff`);
  return from === to ? [] : [[from, to]];
}

function termsMisspelt({ terms, meanable }: TextIndex, word: string, isLast: boolean): CodeRange[] {
  const allowed = allowedTypos(word);
  if (allowed === 0) return [];
  const letters = letterMask(word);
  const ranges: CodeRange[] = [];
  const { codes, letters: lettersOf } = meanable;
  for (let at = 0; at < codes.length; at++) {
    // A typo brings at most one letter that the term does not have. That rules out nearly all of
    // them at little cost.
    if (countWord(letters & ~lettersOf[at]!) > allowed) continue;
    const code = codes[at]!;
    const whole = terms.values[code]!;
    const meant = isLast ? whole.slice(0, word.length + allowed) : whole;
    if (Math.abs(meant.length - word.length) > allowed) continue;
    if (countTypos(word, meant, isLast) <= allowed) ranges.push([code, code + 1]);
  }
  return ranges;
}
