import { formatNumber } from '../text/formatNumber.ts';

/** Whole dollars with thousands commas: `$25,990`. Null is `$0` (R5-28), negative too (R0-08). */
export function formatPrice(price: number | null): string {
  return `$${formatNumber(Math.max(price ?? 0, 0))}`;
}
