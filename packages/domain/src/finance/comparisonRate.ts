import { levelPayment } from './loanPayments.ts';

/** A loan as its repayments and fees. */
export interface ComparedLoan {
  /** Amount of credit, dollars. */
  amount: number;
  /** Each repayment, dollars. */
  repayment: number;
  /** Number of repayments. */
  count: number;
  every: 'week' | 'fortnight' | 'month';
  /** Fees payable at the start, dollars. */
  upfrontFee: number;
  /** Fee with every repayment, dollars. */
  regularFee: number;
  /** Dollars paid with the last repayment. */
  balloon: number;
}

// Regulation 100(3): weekly is 52.18 and fortnightly 26.09, not 52 and 26.
const perYear = { week: 52.18, fortnight: 26.09, month: 12 } as const;

/**
 * Comparison rate, percent a year to two decimals: n × r × 100, where r makes what is lent equal
 * to what is repaid, fees included (National Consumer Credit Protection Regulations 2010, reg 100).
 * `null` when no such rate exists, for example when less is repaid than lent.
 */
export function comparisonRate(loan: ComparedLoan): number | null {
  const { amount, repayment, count, upfrontFee, regularFee, balloon } = loan;
  /** What is repaid, in today's dollars, less what is lent. */
  const surplus = (r: number): number => {
    const discount = (1 + r) ** -count;
    const annuity = r === 0 ? count : (1 - discount) / r;
    return (repayment + regularFee) * annuity + balloon * discount + upfrontFee - amount;
  };
  if (!(surplus(0) >= 0) || !(surplus(1) < 0)) return null;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (surplus(middle) >= 0) low = middle;
    else high = middle;
  }
  return Math.round(perYear[loan.every] * low * 10_000) / 100;
}

/** The example every comparison rate of a car loan is stated for: $30,000, 5 years, secured (R9-06). */
export const comparisonExample = { amount: 30_000, years: 5 } as const;

/** Comparison rate of the example loan, paid monthly, independent of the vehicle (R9-06). */
export function exampleComparisonRate(terms: {
  /** Percent a year. */
  interestRate: number;
  /** Dollars at the start. */
  upfrontFee: number;
  /** Dollars a month. */
  monthlyFee: number;
}): number | null {
  return comparisonRate({
    amount: comparisonExample.amount,
    repayment: levelPayment({ ...comparisonExample, interestRate: terms.interestRate }, 12),
    count: comparisonExample.years * 12,
    every: 'month',
    upfrontFee: terms.upfrontFee,
    regularFee: terms.monthlyFee,
    balloon: 0,
  });
}
