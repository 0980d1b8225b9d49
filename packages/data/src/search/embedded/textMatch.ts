import { joinedNeighbours, queryWords } from '../text/words.ts';
import { addAll, allBits, type Bits, keepOnly, noBits } from './bits.ts';
import { addPostings } from './postings.ts';
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
  const documents = rememberedDocuments(index, listed);
  const matchAt = (level: number) => matchAtLevel(index.size, documents, list, level);
  return [matchAt(0), matchAt(1), matchAt(2)];
}

/** The documents with a term that a word means, at a level. The set must not be changed. */
type DocumentsMeant = (word: string, isLast: boolean, level: number) => Bits;

/** What a word means is mostly the same at every level, so the levels share their sets. */
function rememberedDocuments(index: TextIndex, listed: Bits): DocumentsMeant {
  const known = new Map<string, Bits>();
  return (word, isLast, level) => {
    const ranges = termsMeant(index, listed, word, isLast, level);
    const key = ranges.join();
    let documents = known.get(key);
    if (documents === undefined) {
      documents = noBits(index.size);
      for (const range of ranges) addPostings(documents, index.terms.postings, range);
      known.set(key, documents);
    }
    return documents;
  };
}

/** The documents that have every word, by itself or joined with a neighbour (`spellings`). */
function matchAtLevel(
  size: number,
  documentsMeant: DocumentsMeant,
  list: readonly string[],
  level: number,
): Bits {
  const end = list.length - 1;
  const joined = joinedNeighbours(list).map((word, at) =>
    documentsMeant(word, at + 1 === end, level),
  );
  const matching = allBits(size);
  list.forEach((word, at) => {
    const matches = documentsMeant(word, at === end, level).slice();
    for (const neighbours of [joined[at - 1], joined[at]]) {
      if (neighbours !== undefined) addAll(matches, neighbours);
    }
    keepOnly(matching, matches);
  });
  return matching;
}
