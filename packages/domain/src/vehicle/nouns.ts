import type { ItemType } from './vehicle.ts';

/** `car`, `2` gives `cars`: the noun inside a sentence (R2-73). */
export const noun = (itemType: ItemType, count = 1): string =>
  count === 1 ? itemType : `${itemType}s`;

/** `car`, `2` gives `Cars`: the noun on a button or in a heading (R2-45). */
export const titleNoun = (itemType: ItemType, count = 1): string => {
  const word = noun(itemType, count);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
