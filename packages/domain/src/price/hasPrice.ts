import { exceeds } from './exceeds.ts';

/** 10 dollars or less, null, or not a finite number is no price (R5-28, R0-03). */
export function hasPrice(price: number | null): price is number {
  return exceeds(price, 10);
}
