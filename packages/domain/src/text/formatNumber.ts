/** A place before three digits, or six, or nine ... that end the number. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * Whole number with thousands commas, half rounded up: `1,234` (R0-07, R0-08). Not finite is `0`.
 *
 * `Intl.NumberFormat` of `en-AU` prints the same, and a phone that comes to a page takes 40 ms to
 * make one.
 */
export function formatNumber(value: number): string {
  return (Number.isFinite(value) ? Math.round(value) : 0).toFixed(0).replace(THOUSANDS, ',');
}

/** Kilometres as printed: `45,000 km`, also `0 km` (R0-05, R0-07). */
export function formatKm(km: number): string {
  return `${formatNumber(km)} km`;
}
