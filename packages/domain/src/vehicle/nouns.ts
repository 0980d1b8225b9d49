import type { ItemType } from './vehicle.ts';

/** What the vehicles of a list are called together: one type by its name, a mixture is vehicles. */
export type StockKind = ItemType | 'vehicle';

/** `car`, `2` gives `cars`: the noun inside a sentence (R2-73). */
export function noun(kind: StockKind, count = 1): string {
  return count === 1 ? kind : `${kind}s`;
}

/** `car`, `2` gives `Cars`: the noun on a button or in a heading (R2-45). */
export function titleNoun(kind: StockKind, count = 1): string {
  const word = noun(kind, count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
