import type { SpecKey } from '../vehicle/specRows.ts';

/** A row of a comparison: a fact that is printed, its price or its year. */
export type CompareKey = SpecKey | 'price' | 'year';

/** Which vehicle of a row a shopper would choose by that row alone, and what is said of it. */
export interface BestValue {
  /** Its column, from 0. */
  at: number;
  word: 'Lowest' | 'Newest' | 'Highest';
}

/** Rows that nobody reads in two ways: more doors are not better ones, nor is a larger engine. */
const words: Readonly<Partial<Record<CompareKey, BestValue['word']>>> = {
  price: 'Lowest',
  year: 'Newest',
  km: 'Lowest',
  fuelConsumptionCombined: 'Lowest',
  torque: 'Highest',
  ancapRating: 'Highest',
};

const NUMBER = /\d[\d,]*(?:\.\d+)?/;

/**
 * The best value of a row (R1-05), by what the row prints. `null` where it has no order, where two
 * share the best, and where values cannot be compared: one is missing or no number, or their units
 * or what they include are not the same.
 *
 * @param values one a vehicle, with what they include: `$25,990 Drive Away`
 */
export function bestValue(key: CompareKey, values: readonly (string | null)[]): BestValue | null {
  const word = words[key];
  if (word === undefined || values.length < 2) return null;
  const numbers: number[] = [];
  const units = new Set<string>();
  for (const value of values) {
    const number = value === null ? null : NUMBER.exec(value);
    if (value === null || number === null) return null;
    numbers.push(Number(number[0].replaceAll(',', '')));
    units.add(value.replace(NUMBER, ''));
  }
  const best = word === 'Lowest' ? Math.min(...numbers) : Math.max(...numbers);
  const at = numbers.indexOf(best);
  return units.size > 1 || at !== numbers.lastIndexOf(best) ? null : { at, word };
}
