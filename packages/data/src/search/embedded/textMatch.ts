import { allowedTypos, countTypos } from '../text/typos.ts';
import { queryWords } from '../text/words.ts';
import { addAll, allBits, type Bits, countWord, keepOnly, noBits } from './bits.ts';
import { codeOf, firstCodeFrom } from './column.ts';
import { addPosting } from './postings.ts';
import { letterMask, type TextIndex } from './textIndex.ts';

/**
 * The documents that match a text, by the levels of `matchText`: `[n]` holds those of level `n` or
 * better, so the last holds them all.
 */
export type TextMatch = readonly [Bits, Bits, Bits];

/** What `matchText` defines, answered from the index; `null` when the query has no words. */
export function matchTextIndex(
  index: TextIndex,
  query: string,
  documents: number,
): TextMatch | null {
  const list = queryWords(query);
  if (list.length === 0) return null;
  return [
    matchAtLevel(index, list, 0, documents),
    matchAtLevel(index, list, 1, documents),
    matchAtLevel(index, list, 2, documents),
  ];
}

/**
 * The documents that match every word in some reading. Not reading by reading: what matches the
 * first `n` words matches the first `n - 1` and the word after, or the first `n - 2` and the two
 * words after joined.
 */
function matchAtLevel(
  index: TextIndex,
  list: readonly string[],
  level: number,
  documents: number,
): Bits {
  let beforeLast = noBits(documents);
  let last = allBits(documents);
  list.forEach((word, position) => {
    const isLast = position === list.length - 1;
    const matches = documentsMeant(index, word, isLast, level, documents);
    keepOnly(matches, last);
    const previous = list[position - 1];
    if (previous !== undefined) {
      const joined = documentsMeant(index, `${previous}${word}`, isLast, level, documents);
      keepOnly(joined, beforeLast);
      addAll(matches, joined);
    }
    beforeLast = last;
    last = matches;
  });
  return last;
}

function documentsMeant(
  index: TextIndex,
  word: string,
  isLast: boolean,
  level: number,
  documents: number,
): Bits {
  const bits = noBits(documents);
  for (const code of termsMeant(index, word, isLast, level)) {
    addPosting(bits, index.terms.postings, code);
  }
  return bits;
}

/** Codes of the terms that a word can mean at a level. */
function termsMeant(index: TextIndex, word: string, isLast: boolean, level: number): number[] {
  const exact = codeOf(index.terms, word);
  const known = isLast && level > 0 ? termsBegun(index, word) : exact === -1 ? [] : [exact];
  return known.length === 0 && level === 2 ? termsMisspelt(index, word, isLast) : known;
}

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
  const longest = word.length + allowed;
  const codes: number[] = [];
  for (const term of meanable) {
    // Each typo can hide one letter of the word at most. That rules out nearly all at little cost.
    if (countWord(letters & ~term.letters) > allowed) continue;
    const whole = terms.values[term.code]!;
    if (isLast) {
      // No more of the term than the word can mean.
      const begun = whole.slice(0, longest);
      if (countWord(letters & ~letterMask(begun)) > allowed) continue;
      if (countTypos(word, begun, true) <= allowed) codes.push(term.code);
    } else if (whole.length <= longest && countTypos(word, whole, false) <= allowed) {
      codes.push(term.code);
    }
  }
  return codes;
}
