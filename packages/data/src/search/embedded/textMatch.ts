import { queryWords } from '../text/words.ts';
import { addAll, allBits, type Bits, keepOnly, noBits } from './bits.ts';
import { addPostings } from './postings.ts';
import { type CodeRange, termsMeant } from './termsMeant.ts';
import type { TextIndex } from './textIndex.ts';

/**
 * The documents that match a text, by the levels of `matchText`: `[n]` holds those of level `n` or
 * better, so the last holds them all.
 */
export type TextMatch = readonly [Bits, Bits, Bits];

/** What `matchText` defines, answered from the index; `null` when the query has no words. */
export function matchTextIndex(index: TextIndex, query: string): TextMatch | null {
  const list = queryWords(query);
  if (list.length === 0) return null;
  return [matchAtLevel(index, list, 0), matchAtLevel(index, list, 1), matchAtLevel(index, list, 2)];
}

/**
 * The documents that match every word in some reading. Not reading by reading: what matches the
 * first `n` words matches the first `n - 1` and the word after, or the first `n - 2` and the two
 * words after joined.
 */
function matchAtLevel(index: TextIndex, list: readonly string[], level: number): Bits {
  let beforeLast = noBits(index.size);
  let last = allBits(index.size);
  list.forEach((word, position) => {
    const isLast = position === list.length - 1;
    const matches = documentsMeant(index, termsMeant(index, word, isLast, level));
    keepOnly(matches, last);
    const previous = list[position - 1];
    if (previous !== undefined) {
      const joined = termsMeant(index, `${previous}${word}`, isLast, level);
      const joinedMatches = documentsMeant(index, joined);
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
  for (const [from, to] of ranges) addPostings(bits, terms.postings, from, to);
  return bits;
}
