import type { TextLevel } from '../../text/matchText.ts';
import { queryWords } from '../../text/words.ts';
import { all, any, type Filter, isNothing } from '../filter/filter.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isMisspelt, misspelt, wordFilter } from './wordFilter.ts';

/** Words of all readings together: Typesense takes a hundred operators in a filter, all in all. */
const mostWords = 24;

/** What a text matches, and how well (R2-35). */
export interface TextFilter {
  /** The vehicles that match at all. */
  matching: Filter;
  /** Those that match better, the best first; each may hold the ones before it. */
  better: readonly Filter[];
}

/** What `matchText` defines, as filters; `null` when the query has no words. */
export function textFilter(vocabulary: Vocabulary, query: string): TextFilter | null {
  const list = queryWords(query);
  if (list.length === 0) return null;
  const readings = possibleReadings(vocabulary, list);
  const upTo = (level: TextLevel) =>
    any(
      ...readings.map((reading) =>
        all(
          ...reading.map((word, at) =>
            wordFilter(vocabulary, word, at === reading.length - 1, level),
          ),
        ),
      ),
    );
  // Only beside a misspelt reading is there anything that a begun word is better than.
  const isAnyMisspelt = readings.some((reading) =>
    reading.some((word, at) => isMisspelt(vocabulary, word, at === reading.length - 1)),
  );
  const better = isAnyMisspelt ? [upTo(0), upTo(1)] : [upTo(0)];
  return { matching: upTo(2), better: better.filter((filter) => !isNothing(filter)) };
}

/**
 * Every way to read a query with some of its neighbours joined, the fewest joins first, without
 * those that hold a joined word which nothing in stock can mean.
 */
function possibleReadings(vocabulary: Vocabulary, list: readonly string[]): readonly string[][] {
  const isPossible = (word: string, isLast: boolean) =>
    // It may be a stock number, of which no vocabulary is kept.
    /\p{N}/u.test(word) ||
    !isMisspelt(vocabulary, word, isLast) ||
    misspelt(vocabulary, word, isLast).length > 0;

  function readingsFrom(at: number): string[][] {
    const [first, second] = [list[at], list[at + 1]];
    if (first === undefined) return [[]];
    const apart = readingsFrom(at + 1).map((reading) => [first, ...reading]);
    if (second === undefined) return apart;
    const joined = `${first}${second}`;
    if (!isPossible(joined, at + 2 === list.length)) return apart;
    return [...apart, ...readingsFrom(at + 2).map((reading) => [joined, ...reading])];
  }

  const readings = readingsFrom(0).toSorted((a, b) => b.length - a.length);
  let words = 0;
  return readings.filter((reading) => (words += reading.length) <= mostWords);
}
