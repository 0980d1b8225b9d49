import type { TextLevel } from '../../text/matchText.ts';
import { spellings } from '../../text/spellings.ts';
import { queryWords } from '../../text/words.ts';
import { all, type Filter, isNothing } from '../filter/filter.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isOnlyMeant, wordFilter } from './wordFilter.ts';

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
  const spelt = list.map((_, at) => spellings(list, at));
  const upTo = (level: TextLevel) => all(...spelt.map((one) => wordFilter(vocabulary, one, level)));
  // Only beside a misspelt word is there anything that a begun one is better than.
  const isAnyMisspelt = spelt.flat().some((one) => isOnlyMeant(vocabulary, one));
  const better = isAnyMisspelt ? [upTo(0), upTo(1)] : [upTo(0)];
  return { matching: upTo(2), better: better.filter((filter) => !isNothing(filter)) };
}
