import { isLongEnough, type TextLevel } from '../../text/matchText.ts';
import type { Spelling } from '../../text/spellings.ts';
import { allowedTypos, countTypos } from '../../text/typos.ts';
import { codesOf, stockCodes } from '../document/toDocument.ts';
import { any, type Filter, isCode } from '../filter/filter.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The vehicles that a word of a query means at a level of `matchText` or better, in whichever of its
 * spellings: two clauses, however many there are. Known words are looked up here, so that Typesense
 * compares whole words only and its own idea of typos, which depends on how much each single query
 * finds, never makes two counts of one answer differ.
 */
export function wordFilter(
  vocabulary: Vocabulary,
  spelt: readonly Spelling[],
  level: TextLevel,
): Filter {
  const meant = spelt.map((spelling) => meanings(vocabulary, spelling, level));
  return any(
    isCode('words', codesOf(meant.flatMap(({ words }) => words))),
    isCode('stock', [...new Set(meant.flatMap(({ stock }) => stock))]),
  );
}

/** Words and codes of stock numbers. */
function meanings(vocabulary: Vocabulary, { word, isLast }: Spelling, level: TextLevel) {
  const isWhole = isLongEnough(word) && vocabulary.has(word);
  const mayBeBegun = isLast && level > 0 && !isWhole;
  const stock = stockCodes(mayBeBegun ? 'b' : 'e', word);
  const words = isMisspelt(vocabulary, word, isLast)
    ? level === 2
      ? misspelt(vocabulary, word, isLast)
      : []
    : vocabulary.words.filter((known) => (mayBeBegun ? known.startsWith(word) : known === word));
  return { words, stock };
}

/** Whether a word is found in no other way than as a misspelt one. */
export function isOnlyMeant(vocabulary: Vocabulary, { word, isLast }: Spelling): boolean {
  return isMisspelt(vocabulary, word, isLast) && misspelt(vocabulary, word, isLast).length > 0;
}

/** Whether a word can only be meant, neither known nor the beginning of a known one. */
function isMisspelt(vocabulary: Vocabulary, word: string, isLast: boolean): boolean {
  if (vocabulary.has(word)) return false;
  return !isLast || !vocabulary.words.some((known) => known.startsWith(word));
}

/** Known words that a misspelt one can mean: those without digits. */
function misspelt(vocabulary: Vocabulary, word: string, isLast: boolean): readonly string[] {
  const allowed = allowedTypos(word);
  if (allowed === 0) return [];
  return vocabulary.words.filter(
    (known) =>
      !/\p{N}/u.test(known) &&
      known.length >= word.length - allowed &&
      (isLast || known.length <= word.length + allowed) &&
      countTypos(word, known, isLast) <= allowed,
  );
}
