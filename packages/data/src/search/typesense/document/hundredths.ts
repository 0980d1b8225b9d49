/**
 * Dollars, kilometres and dollars a week as Typesense keeps them: whole hundredths, the precision
 * of a URL. Its fractions have 32 bits, which is too few for $28,399.99.
 */
export function hundredths(amount: number): number {
  const rounded = Math.round(amount * 100);
  return Math.max(-most, Math.min(most, rounded));
}

/** An amount of so many hundredths. */
export function amountOf(count: number): number {
  return count / 100;
}

const most = Number.MAX_SAFE_INTEGER;
