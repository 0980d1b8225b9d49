/**
 * A quantile of numbers in any order, between neighbours in proportion; the middle one is
 * `quantile(values, 0.5)`.
 *
 * @param values one at least
 * @param share from 0 to 1
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
