/**
 * Fixed texts of finance (R5-26). The warning is the platform's default: a dealer's lender has
 * its own, and a lawyer confirms it.
 */
export const financeCopy = {
  comparisonExample: 'Comparison rate for a 5-year secured loan of $30,000.',
  warning:
    'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  indicative: 'Repayments are indicative only.',
} as const;
