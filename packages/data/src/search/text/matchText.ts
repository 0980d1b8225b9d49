import { spellings } from './spellings.ts';
import { allowedTypos, countTypos } from './typos.ts';

/**
 * How well a text matches (R2-35): every word stands in the vehicle as typed (0), the last word is
 * only begun (1), a word is misspelt (2).
 */
export type TextLevel = 0 | 1 | 2;

type Terms = readonly string[];

/**
 * What it means for a text to match a vehicle, written to be read, not to be fast: engines answer
 * the same from an index.
 *
 * Every word must be found, by itself or joined with the neighbour before or after it. The last
 * word may be the beginning of a term, unless it is a whole word already: `ranger` is not the
 * beginning of `rangerover`. A word the stock knows is never taken for a misspelt one, so `golf`
 * does not bring the gold ones.
 *
 * @param query the words of `queryWords`, at least one
 * @param vehicle the terms of the vehicle
 * @param stock the terms of all vehicles that the site lists
 * @returns the best level, `null` when it does not match
 */
export function matchText(
  query: readonly string[],
  vehicle: Terms,
  stock: Terms,
): TextLevel | null {
  let worst: TextLevel = 0;
  for (const at of query.keys()) {
    const levels = spellings(query, at).flatMap(
      ({ word, isLast }) => wordLevel(word, isLast, vehicle, stock) ?? [],
    );
    if (levels.length === 0) return null;
    worst = Math.max(worst, Math.min(...levels)) as TextLevel;
  }
  return worst;
}

function wordLevel(word: string, isLast: boolean, vehicle: Terms, stock: Terms): TextLevel | null {
  const mayBeBegun = isLast && !(isLongEnough(word) && stock.includes(word));
  const isBegun = (term: string) => mayBeBegun && term.startsWith(word);
  if (vehicle.includes(word)) return 0;
  if (vehicle.some(isBegun)) return 1;
  const allowed = allowedTypos(word);
  if (allowed === 0 || stock.includes(word) || stock.some(isBegun)) return null;
  const isMeant = (term: string) =>
    !/\p{N}/u.test(term) && countTypos(word, term, isLast) <= allowed;
  return vehicle.some(isMeant) ? 2 : null;
}

/** From five letters on, a word the stock knows is taken for whole; a shorter one may go on. */
export function isLongEnough(word: string): boolean {
  return word.length >= 5;
}
