import { describe, expect, test } from 'vitest';
import {
  comparisonRate,
  DEFAULT_INTEREST_RATE,
  exampleComparisonRate,
  type FinanceProvider,
  type FinanceRules,
  financeCopy,
  financeEstimate,
  financeLink,
  lenderOf,
  loanPayments,
} from '../index.ts';
import { aLender } from '../testing/aLender.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';

const now = Date.parse('2026-11-21T10:00+10:00');
const keys: Record<FinanceProvider, string> = {
  Taurus: 'taurus',
  'Car Clarity': 'carclarity',
  Manual: 'manual',
  '360 Finance': '360finance',
  Angle: 'angle',
  Powertorque: 'powertorque',
  'Nissan Finance': 'nissanfinance',
  AusLoans: 'ausloans',
};
function estimate(
  provider: FinanceProvider,
  fields: Partial<Vehicle> = {},
  terms: Partial<FinanceLender> = {},
  rules: Partial<FinanceRules> = {},
) {
  return financeEstimate(
    aVehicle({
      financeLenders: {
        [keys[provider]]: aLender({ paymentWeek: 99, paymentMonth: 429, ...terms }),
      },
      ...fields,
    }),
    { financeProvider: provider, timeZone: 'Australia/Brisbane', ...rules },
    now,
  );
}
const none = { makes: [], dealershipIds: [], dealershipSlugs: [] };

describe('finance estimates', () => {
  test('estimate needs a lender entry for the configured provider (R5-22)', () => {
    expect(estimate('Manual')).not.toBeNull();
    expect(estimate('Manual', { financeLenders: {} })).toBeNull();
  });

  test.each([
    ['the excluded make', { ...none, makes: ['toyota'] }],
    ['flagged dealerships', { ...none, dealershipIds: ['d1'] }],
    ['the listed dealership slugs', { ...none, dealershipSlugs: ['north'] }],
  ])('estimate is never shown for %s (R5-25)', (_line, financeExclusions) => {
    const fields = { make: 'Toyota', dealershipId: 'd1', dealershipSlug: 'north' };
    expect(estimate('Manual', fields, {}, { financeExclusions })).toBeNull();
    expect(estimate('Manual', fields, {}, { financeExclusions: none })).not.toBeNull();
  });

  test('taurus: year above current year - 12, price above 500, comparison rate exists (R5-23)', () => {
    expect(estimate('Taurus', { year: 2015 })).not.toBeNull();
    expect(estimate('Taurus', { year: 2014 })).toBeNull();
    expect(estimate('Taurus', { price: 500 })).toBeNull();
    expect(estimate('Taurus', {}, { comparisonRate: null })).toBeNull();
  });

  test.each(['360 Finance', 'AusLoans'] as const)('%s: car available is enough (R5-23)', (name) => {
    expect(estimate(name, { price: 400 })).not.toBeNull();
    expect(estimate(name, { status: 'sold' })).toBeNull();
  });

  test.each([
    ['Manual', 'Manual', { paymentWeek: null }],
    ['Angle', 'Angle', { paymentWeek: null }],
    ['Powertorque', 'Powertorque', { paymentWeek: null }],
    ['Nissan Finance', 'Nissan Finance', { paymentMonth: null }],
  ] as const)(
    '%s: price above 500, available, its payment exists (R5-23, R5-24)',
    (_line, name, terms) => {
      expect(estimate(name, { price: 501 })).not.toBeNull();
      expect(estimate(name, { price: 500 })).toBeNull();
      expect(estimate(name, { status: 'sold' })).toBeNull();
      expect(estimate(name, {}, terms)).toBeNull();
    },
  );

  test('finance data: weekly amount, both rates, deposit, term, balloon, offer-end date (R5-26, R9-07)', () => {
    expect(estimate('Manual', {}, { balloon: 5000 })).toMatchObject({
      repayment: { weekly: 99, interestRate: 7.99, comparisonRate: 8.45 },
      deposit: 2599,
      termMonths: 60,
      balloon: 5000,
      offerEnds: '2026-12-21',
    });
  });

  test('finance disclaimer lookup uses the configured provider (R3-10)', () => {
    const lenders = { carclarity: aLender({ disclaimer: 'Terms apply.' }) };
    expect(lenderOf(lenders, 'Car Clarity')?.disclaimer).toBe('Terms apply.');
    expect(lenderOf(lenders, 'Manual')).toBeNull();
  });

  test('finance example states a 5-year secured loan of $30,000 and a 10% deposit (R9-06)', () => {
    expect(financeCopy.comparisonExample).toBe(
      'Comparison rate for a 5-year secured loan of $30,000.',
    );
    expect(estimate('Manual', { price: 30_000 })?.terms).toContain('$3,000 deposit (10%)');
    expect(exampleComparisonRate({ interestRate: 8, upfrontFee: 0, monthlyFee: 0 })).toBe(8);
  });

  test('comparison rate is stated per term years (R9-06)', () => {
    const loan = { amount: 30_000, upfrontFee: 500, regularFee: 0, balloon: 0 } as const;
    const rate = (repayment: number, years: number) =>
      comparisonRate({ ...loan, repayment, count: years * 12, every: 'month' });
    expect(rate(608.29, 5)).toBeLessThan(rate(940.09, 3) ?? 0);
  });

  test('finance offer end date is one month ahead (R9-07)', () => {
    expect(estimate('Manual')?.terms).toContain('Offer valid until 21/12/2026');
  });

  test('default calculator rate is 10% (R9-05)', () => {
    expect(DEFAULT_INTEREST_RATE).toBe(10);
    expect(loanPayments({ amount: 10_000, interestRate: 10, years: 5 })?.monthly).toBe(212);
  });

  test('finance disclaimer says repayments are indicative only (R0-01)', () => {
    expect(estimate('Manual')?.disclaimer).toBe('Repayments are indicative only.');
  });

  test('the finance page is filled; personalised finance knows the car (R2-10, R2-11)', () => {
    const car = aVehicle({ id: 'v1', dealershipSlug: 'north' });
    const site = { financePath: '/finance', personalisedFinance: false };
    expect(financeLink(car, site)).toBe(
      '/finance?car_id=v1&car_type=used&preferredDealership=north&vehiclePriceBudget=25990#finance-form',
    );
    expect(financeLink(car, { ...site, personalisedFinance: true })).toBe(
      '/personalised/finance?car_id=v1',
    );
  });
});
