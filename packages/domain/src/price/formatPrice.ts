import { formatNumber } from '../text/formatNumber.ts';

/** Whole dollars with thousands commas: `$25,990`. Null is `$0` (R5-28), negative too (G8). */
export const formatPrice = (price: number | null): string =>
  `$${formatNumber(Math.max(price ?? 0, 0))}`;
