import { queryWords } from '../text/words.ts';
import { addAll, allBits, type Bits, keepOnly, noBits } from './bits.ts';
import { addPostings, type CodeRange } from './postings.ts';
import { termsMeant } from './termsMeant.ts';
import type { TextIndex } from './textIndex.ts';

/**
 * The documents that match a text, by the levels of `matchText`: `[n]` holds those of level `n` or
 * better, so the last holds them all.
 */
export type TextMatch = readonly [Bits, Bits, Bits];

/**
 * What `matchText` defines, answered from the index; `null` when the query has no words.
 *
 * @param listed the documents whose terms are known words
 */
export function matchTextIndex(index: TextIndex, listed: Bits, query: string): TextMatch | null {
  const list = queryWords(query);
  if (list.length === 0) return null;
  const matchAt = (level: number) => matchAtLevel(index, listed, list, level);
  return [matchAt(0), matchAt(1), matchAt(2)];
}

/**
 * The documents that match every word in some reading. Not reading by reading: what matches the
 * first `n` words matches the first `n - 1` and the word after, or the first `n - 2` and the two
 * words after joined.
 */
function matchAtLevel(
  index: TextIndex,
  listed: Bits,
  list: readonly string[],
  level: number,
): Bits {
  const meant = (word: string, isLast: boolean) =>
    documentsMeant(index, termsMeant(index, listed, word, isLast, level));
  let beforeLast = noBits(index.size);
  let last = allBits(index.size);
  list.forEach((word, position) => {
    const isLast = position === list.length - 1;
    const matches = meant(word, isLast);
    keepOnly(matches, last);
    const previous = list[position - 1];
    if (previous !== undefined) {
      const joinedMatches = meant(`${previous}${word}`, isLast);
      keepOnly(joinedMatches, beforeLast);
      addAll(matches, joinedMatches);
    }
    beforeLast = last;
    last = matches;
  });
  return last;
}

/** The documents that have at least one of the terms. */
function documentsMeant({ size, terms }: TextIndex, ranges: readonly CodeRange[]): Bits {
  const bits = noBits(size);
  for (const range of ranges) addPostings(bits, terms.postings, range);
  return bits;
}
