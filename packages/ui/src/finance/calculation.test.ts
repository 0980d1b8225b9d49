import { financeCopy } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { calculation, type LoanWish } from './calculation.ts';

const wish: LoanWish = { price: 33_000, deposit: 3000, balloon: 0, interestRate: 10, years: 5 };
const fees = { upfrontFee: 0, monthlyFee: 0 };

describe('calculation', () => {
  test('repayments of what is borrowed, with every rate and the warning', () => {
    const answer = calculation(wish, fees);
    expect(answer?.borrowed).toBe(30_000);
    expect(answer?.payments).toEqual({
      weekly: 147,
      monthly: 637,
      totalInterest: 8245,
      totalPayable: 38_245,
    });
    expect(answer?.repayment).toMatchObject({
      amounts: ['$147 / week', '$637 / month'],
      rateText: '10.00% p.a. interest rate',
      comparisonText: '10.00% p.a. comparison rate',
      warning: financeCopy.warning,
    });
  });

  test('fees lift the comparison rate, and only it', () => {
    const answer = calculation(wish, { upfrontFee: 495, monthlyFee: 10 });
    expect(answer?.payments.monthly).toBe(637);
    expect(answer?.repayment.interestRate).toBe(10);
    expect(answer?.repayment.comparisonRate).toBeGreaterThan(11);
  });

  test('without interest the payments are the amount, divided', () => {
    expect(calculation({ ...wish, interestRate: 0 }, fees)?.payments.monthly).toBe(500);
  });

  test.each([
    ['a deposit of the whole price', { deposit: 33_000 }],
    ['a balloon of all that is borrowed', { balloon: 30_000 }],
    ['no years', { years: 0 }],
  ])('%s makes no loan', (_name, change) => {
    expect(calculation({ ...wish, ...change }, fees)).toBeNull();
  });
});
