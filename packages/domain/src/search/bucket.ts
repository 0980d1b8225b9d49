import { formatPrice } from '../price/formatPrice.ts';

/** One band of a bucketed facet: the label is the facet value, `from` its inclusive lower bound. */
export interface Bucket {
  label: string;
  from: number;
}

/** Bands of whole dollars from bound to bound, each ending one dollar below the next. */
function bandsOf(bounds: readonly number[], per = ''): readonly Bucket[] {
  return bounds.map((from, index) => {
    const next = bounds[index + 1];
    if (next === undefined) return { from, label: `${formatPrice(from)}${per} and over` };
    if (from === 0) return { from, label: `Under ${formatPrice(next)}${per}` };
    return { from, label: `${formatPrice(from)} to ${formatPrice(next - 1)}${per}` };
  });
}

/** Price bands, dollars: `Under $10,000`, `$10,000 to $19,999`, ... `$100,000 and over`. */
export const priceBuckets = /* @__PURE__ */ bandsOf([
  0, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000,
]);

/**
 * Subscription price bands, dollars a week: `Under $100 a week`, ... `$400 a week and over`. A
 * repayment is never bucketed: it may not be shown without its comparison rate (R5-26).
 */
export const weeklyPriceBuckets = /* @__PURE__ */ bandsOf([0, 100, 200, 300, 400], ' a week');

/** Label of the band an amount falls in, as a facet's values: one, or none without an amount. */
export function bucketOf(buckets: readonly Bucket[], amount: number | null): readonly string[] {
  return amount === null ? [] : labelsOf(buckets.filter(({ from }) => amount >= from)).slice(-1);
}

/** The labels of bands, lowest first. */
export function labelsOf(buckets: readonly Bucket[]): readonly string[] {
  return buckets.map(({ label }) => label);
}
