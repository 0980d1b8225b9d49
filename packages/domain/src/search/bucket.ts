/** One band of a bucketed facet: the label is the facet value, `from` its inclusive lower bound. */
export interface Bucket {
  label: string;
  from: number;
}

/** Price bands, dollars. Each band ends one dollar below the next. */
export const priceBuckets: readonly Bucket[] = [
  { label: 'Under $10,000', from: 0 },
  { label: '$10,000 to $19,999', from: 10_000 },
  { label: '$20,000 to $29,999', from: 20_000 },
  { label: '$30,000 to $39,999', from: 30_000 },
  { label: '$40,000 to $49,999', from: 40_000 },
  { label: '$50,000 to $74,999', from: 50_000 },
  { label: '$75,000 to $99,999', from: 75_000 },
  { label: '$100,000 and over', from: 100_000 },
];

/**
 * Subscription price bands, dollars a week. A repayment is never bucketed: it may not be shown
 * without its comparison rate (R5-26).
 */
export const weeklyPriceBuckets: readonly Bucket[] = [
  { label: 'Under $100 a week', from: 0 },
  { label: '$100 to $199 a week', from: 100 },
  { label: '$200 to $299 a week', from: 200 },
  { label: '$300 to $399 a week', from: 300 },
  { label: '$400 a week and over', from: 400 },
];

/** Label of the band an amount falls in, as a facet's values: one, or none without an amount. */
export function bucketOf(buckets: readonly Bucket[], amount: number | null): readonly string[] {
  if (amount === null) return [];
  const bucket = buckets.findLast(({ from }) => amount >= from);
  return bucket ? [bucket.label] : [];
}

/** The labels of bands, lowest first. */
export function labelsOf(buckets: readonly Bucket[]): readonly string[] {
  return buckets.map(({ label }) => label);
}
