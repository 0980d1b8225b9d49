import { describe, expect, it } from 'vitest';
import {
  comparisonRate,
  defaultInterestRate,
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
const estimate = (
  provider: FinanceProvider,
  fields: Partial<Vehicle> = {},
  terms: Partial<FinanceLender> = {},
  rules: Partial<FinanceRules> = {},
) =>
  financeEstimate(
    aVehicle({
      financeLenders: {
        [keys[provider]]: aLender({ paymentWeek: 99, paymentMonth: 429, ...terms }),
      },
      ...fields,
    }),
    { financeProvider: provider, timeZone: 'Australia/Brisbane', ...rules },
    now,
  );
const none = { makes: [], dealershipIds: [], dealershipSlugs: [] };

describe('finance estimates', () => {
  it('327. Estimate needs a lender entry for the configured provider', () => {
    expect(estimate('Manual')).not.toBeNull();
    expect(estimate('Manual', { financeLenders: {} })).toBeNull();
  });

  it.each([
    ['329. the excluded make', { ...none, makes: ['toyota'] }],
    ['330. flagged dealerships', { ...none, dealershipIds: ['d1'] }],
    ['331. the listed dealership slugs', { ...none, dealershipSlugs: ['north'] }],
  ])('Estimate is never shown for %s', (_line, financeExclusions) => {
    const fields = { make: 'Toyota', dealershipId: 'd1', dealershipSlug: 'north' };
    expect(estimate('Manual', fields, {}, { financeExclusions })).toBeNull();
    expect(estimate('Manual', fields, {}, { financeExclusions: none })).not.toBeNull();
  });

  it('332. 333. Taurus: year above current year - 12, price above 500, comparison rate exists', () => {
    expect(estimate('Taurus', { year: 2015 })).not.toBeNull();
    expect(estimate('Taurus', { year: 2014 })).toBeNull();
    expect(estimate('Taurus', { price: 500 })).toBeNull();
    expect(estimate('Taurus', {}, { comparisonRate: null })).toBeNull();
  });

  it.each(['360 Finance', 'AusLoans'] as const)('334. 335. %s: car available is enough', (name) => {
    expect(estimate(name, { price: 400 })).not.toBeNull();
    expect(estimate(name, { status: 'sold' })).toBeNull();
  });

  it.each([
    ['336. Manual', 'Manual', { paymentWeek: null }],
    ['337. Angle', 'Angle', { paymentWeek: null }],
    ['338. Powertorque', 'Powertorque', { paymentWeek: null }],
    ['339. Nissan Finance', 'Nissan Finance', { paymentMonth: null }],
  ] as const)('%s: price above 500, available, its payment exists (341)', (_line, name, terms) => {
    expect(estimate(name, { price: 501 })).not.toBeNull();
    expect(estimate(name, { price: 500 })).toBeNull();
    expect(estimate(name, { status: 'sold' })).toBeNull();
    expect(estimate(name, {}, terms)).toBeNull();
  });

  it('181. Finance data: weekly amount, both rates, deposit, term, balloon, offer-end date', () => {
    expect(estimate('Manual', {}, { balloon: 5000 })).toMatchObject({
      repayment: { weekly: 99, interestRate: 7.99, comparisonRate: 8.45 },
      deposit: 2599,
      termMonths: 60,
      balloon: 5000,
      offerEnds: '2026-12-21',
    });
  });

  it('390. Finance disclaimer lookup uses the configured provider', () => {
    const lenders = { carclarity: aLender({ disclaimer: 'Terms apply.' }) };
    expect(lenderOf(lenders, 'Car Clarity')?.disclaimer).toBe('Terms apply.');
    expect(lenderOf(lenders, 'Manual')).toBeNull();
  });

  it('421. Finance example states a 5-year secured loan of $30,000 and a 10% deposit', () => {
    expect(financeCopy.comparisonExample).toBe(
      'Comparison rate for a 5-year secured loan of $30,000.',
    );
    expect(estimate('Manual', { price: 30_000 })?.terms).toContain('$3,000 deposit (10%)');
    expect(exampleComparisonRate({ interestRate: 8, upfrontFee: 0, monthlyFee: 0 })).toBe(8);
  });

  it('422. Comparison rate is stated per term years', () => {
    const loan = { amount: 30_000, upfrontFee: 500, regularFee: 0, balloon: 0 } as const;
    const rate = (repayment: number, years: number) =>
      comparisonRate({ ...loan, repayment, count: years * 12, every: 'month' });
    expect(rate(608.29, 5)).toBeLessThan(rate(940.09, 3) ?? 0);
  });

  it('423. Finance offer end date is one month ahead', () => {
    expect(estimate('Manual')?.terms).toContain('Offer valid until 21/12/2026');
  });

  it('425. Default calculator rate is 10%', () => {
    expect(defaultInterestRate).toBe(10);
    expect(loanPayments({ amount: 10_000, interestRate: 10, years: 5 })?.monthly).toBe(212);
  });

  it('426. Finance disclaimer says repayments are indicative only', () => {
    expect(estimate('Manual')?.disclaimer).toBe('Repayments are indicative only.');
  });

  it('031. 033. the finance page is filled; personalised finance knows the car', () => {
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
