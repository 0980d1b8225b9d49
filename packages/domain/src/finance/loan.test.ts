import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparisonRate,
  DEFAULT_INTEREST_RATE,
  exampleComparisonRate,
  loanPayments,
} from '../index.ts';
import { comparisonExample } from './comparisonRate.ts';
import { levelPayment } from './loanPayments.ts';

/** A loan paid off line by line: what is left after the last payment. */
function leftAfter(
  amount: number,
  ratePerPeriod: number,
  periods: number,
  payment: number,
): number {
  let owed = amount;
  for (let period = 0; period < periods; period += 1) owed += owed * ratePerPeriod - payment;
  return owed;
}

const loans = fc.record({
  amount: fc.integer({ min: 1000, max: 300_000 }),
  interestRate: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 30, noNaN: true })),
  years: fc.integer({ min: 1, max: 7 }),
  share: fc.double({ min: 0, max: 0.6, noNaN: true }),
});

describe('payments (R9-05)', () => {
  test('the default rate is 10%', () => {
    expect(DEFAULT_INTEREST_RATE).toBe(10);
  });

  test('of the $30,000 example at 10% over 5 years', () => {
    expect(loanPayments({ amount: 30_000, interestRate: 10, years: 5 })).toEqual({
      weekly: 147,
      monthly: 637,
      totalInterest: 8245,
      totalPayable: 38_245,
    });
  });

  test('of a loan without interest (R0-05)', () => {
    expect(loanPayments({ amount: 26_000, interestRate: 0, years: 5 })).toEqual({
      weekly: 100,
      monthly: 433,
      totalInterest: 0,
      totalPayable: 26_000,
    });
  });

  test('of a loan with a balloon, which is paid as well', () => {
    expect(loanPayments({ amount: 30_000, interestRate: 8.5, years: 5, balloon: 9000 })).toEqual({
      weekly: 114,
      monthly: 495,
      totalInterest: 8676,
      totalPayable: 38_676,
    });
  });

  test.each([
    { amount: 0, interestRate: 10, years: 5 },
    { amount: -1, interestRate: 10, years: 5 },
    { amount: Number.NaN, interestRate: 10, years: 5 },
    { amount: 30_000, interestRate: -0.1, years: 5 },
    { amount: 30_000, interestRate: Number.POSITIVE_INFINITY, years: 5 },
    { amount: 30_000, interestRate: 10, years: 0 },
    { amount: 30_000, interestRate: 10, years: 5, balloon: -1 },
    { amount: 30_000, interestRate: 10, years: 5, balloon: 30_000 },
  ])('%j is no loan (R0-08)', (loan) => {
    expect(loanPayments(loan)).toBeNull();
  });

  test('leave nothing but the balloon, to the cent, in an independent amortisation', () => {
    fc.assert(
      fc.property(loans, fc.constantFrom(52, 12), ({ share, ...loan }, perYear) => {
        const balloon = Math.round(loan.amount * share);
        const payment = levelPayment({ ...loan, balloon }, perYear);
        const periods = perYear * loan.years;
        const left = leftAfter(loan.amount, loan.interestRate / 100 / perYear, periods, payment);
        expect(Math.abs(left - balloon)).toBeLessThan(0.01);
      }),
      { numRuns: 1000 },
    );
  });

  test('add up: interest is what is paid above the amount', () => {
    fc.assert(
      fc.property(loans, ({ share, ...loan }) => {
        const balloon = Math.round(loan.amount * share);
        const { monthly, totalInterest, totalPayable } = loanPayments({ ...loan, balloon }) ?? {
          monthly: Number.NaN,
          totalInterest: Number.NaN,
          totalPayable: Number.NaN,
        };
        const exact = levelPayment({ ...loan, balloon }, 12) * 12 * loan.years + balloon;
        expect(totalPayable).toBe(Math.round(exact));
        expect(totalInterest).toBe(totalPayable - loan.amount);
        expect(Math.abs(monthly - levelPayment({ ...loan, balloon }, 12))).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 500 },
    );
  });
});

describe('comparison rate (National Consumer Credit Protection Regulations 2010, reg 100)', () => {
  test('is stated for $30,000 over 5 years (R9-06)', () => {
    expect(comparisonExample).toEqual({ amount: 30_000, years: 5 });
  });

  test.each([
    [7.99, 0, 0, 7.99],
    [0, 0, 0, 0],
    [7.99, 395, 0, 8.55],
    [7.99, 395, 10, 9.25],
    [10, 990, 8, 12.01],
  ])(
    'rate %s, $%s at the start, $%s a month: %s percent',
    (interestRate, upfrontFee, monthlyFee, rate) => {
      expect(exampleComparisonRate({ interestRate, upfrontFee, monthlyFee })).toBe(rate);
    },
  );

  const loan = {
    amount: 30_000,
    repayment: 150,
    count: 260,
    every: 'week',
    upfrontFee: 0,
    regularFee: 0,
    balloon: 0,
  } as const;

  test('takes 52.18 weeks, 26.09 fortnights or 12 months for a year', () => {
    // The same flows are the same r; only the number of periods a year differs.
    const weekly = comparisonRate(loan) ?? 0;
    const fortnightly = comparisonRate({ ...loan, every: 'fortnight' }) ?? 0;
    const monthly = comparisonRate({ ...loan, every: 'month' }) ?? 0;
    expect(weekly / 52.18).toBeCloseTo(fortnightly / 26.09, 3);
    expect(weekly / 52.18).toBeCloseTo(monthly / 12, 2);
    expect(weekly).toBe(11);
  });

  test('counts a balloon and regular fees as repayments', () => {
    const plain = comparisonRate(loan) ?? 0;
    expect(comparisonRate({ ...loan, balloon: 1000 })).toBeGreaterThan(plain);
    expect(comparisonRate({ ...loan, regularFee: 5 })).toBe(
      comparisonRate({ ...loan, repayment: 155 }),
    );
  });

  test.each([
    ['less is repaid than lent', { repayment: 100 }],
    ['the fee alone is the whole loan', { upfrontFee: 30_000 }],
    ['a number is missing', { repayment: Number.NaN }],
  ])('is null when %s', (_why, fields) => {
    expect(comparisonRate({ ...loan, ...fields })).toBeNull();
  });

  test('is never below the interest rate, and makes both sides equal', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 25, noNaN: true }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 30 }),
        (interestRate, upfrontFee, monthlyFee) => {
          const rate =
            exampleComparisonRate({ interestRate, upfrontFee, monthlyFee }) ?? Number.NaN;
          expect(rate).toBeGreaterThanOrEqual(Math.round(interestRate * 100) / 100);
          const paid = levelPayment({ amount: 30_000, interestRate, years: 5 }, 12) + monthlyFee;
          // Two decimals of a yearly rate are worth less than $5 over this loan.
          const left = leftAfter(30_000 - upfrontFee, rate / 1200, 60, paid);
          expect(Math.abs(left)).toBeLessThan(20);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('figures', () => {
  test('payments are whole dollars; 8.5% is a rate like 10% (R9-05)', () => {
    const payments = loanPayments({ amount: 20_000, interestRate: 8.5, years: 5 });
    expect([payments?.weekly, payments?.monthly].every(Number.isInteger)).toBe(true);
  });
});
