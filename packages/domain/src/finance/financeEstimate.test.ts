import { describe, expect, test } from 'vitest';
import { type FinanceRules, financeEstimate, financeLink, repayment } from '../index.ts';
import { aLender } from '../testing/aLender.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';
import { estimateLender } from './financeEstimate.ts';
import { offerEndDate } from './offerEndDate.ts';

const now = Date.UTC(2026, 10, 21);
const rules: FinanceRules = { financeProvider: 'Manual', timeZone: 'Australia/Brisbane' };
const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';
function financed(
  terms: Partial<FinanceLender> = {},
  fields: Partial<Vehicle> = {},
  key = 'manual',
) {
  return aVehicle({
    financeLenders: { [key]: aLender({ paymentWeek: 123.4, ...terms }) },
    ...fields,
  });
}

describe('financeEstimate', () => {
  test('holds everything a repayment must stand with (R5-26)', () => {
    expect(financeEstimate(financed(), rules, now)).toEqual({
      repayment: {
        weekly: 123,
        monthly: null,
        interestRate: 7.99,
        comparisonRate: 8.45,
        amounts: ['$123 / week'],
        rateText: '7.99% p.a. interest rate',
        comparisonText: '8.45% p.a. comparison rate',
        example: 'Comparison rate for a 5-year secured loan of $30,000.',
        warning: COMPARISON_WARNING,
      },
      deposit: 2599,
      termMonths: 60,
      balloon: null,
      offerEnds: '2026-12-21',
      terms: ['5-year term', '$2,599 deposit (10%)', 'Offer valid until 21/12/2026'],
      disclaimer: 'Repayments are indicative only.',
    });
  });

  test("takes the lender's own terms", () => {
    const estimate = financeEstimate(
      financed({
        paymentMonth: 533.5,
        termMonths: 50,
        termYears: 7,
        balloon: 5000,
        deposit: 0,
        disclaimer: 'Terms of the lender.',
      }),
      { ...rules, comparisonWarning: 'Warning of the lender.' },
      now,
    );
    expect(estimate).toMatchObject({
      deposit: 0,
      termMonths: 50,
      balloon: 5000,
      terms: [
        '50-month term',
        '$0 deposit',
        '$5,000 final payment',
        'Offer valid until 21/12/2026',
      ],
      disclaimer: 'Terms of the lender.',
      repayment: { amounts: ['$123 / week', '$534 / month'], warning: 'Warning of the lender.' },
    });
  });

  test('counts years where the months are missing (R3-11)', () => {
    expect(financeEstimate(financed({ termYears: 7 }), rules, now)).toMatchObject({
      termMonths: 84,
      terms: expect.arrayContaining(['7-year term']),
    });
  });

  test('computes payments only where the lender supplies none (R9-05)', () => {
    const site = { ...rules, financeProvider: 'AusLoans' } as const;
    const computed = financed(
      { paymentWeek: null, interestRate: 10 },
      { price: 33_000 },
      'ausloans',
    );
    expect(financeEstimate(computed, site, now)).toMatchObject({
      deposit: 3300,
      repayment: { weekly: 145, monthly: 631 },
    });
    const balloon = financed(
      { paymentWeek: null, balloon: 9000, interestRate: 8.5, deposit: 3000 },
      { price: 33_000 },
      'ausloans',
    );
    expect(financeEstimate(balloon, site, now)).toMatchObject({ repayment: { weekly: 114 } });
    const short = financed(
      { paymentWeek: null, interestRate: 0, termMonths: 12, deposit: 0 },
      { price: 12_000 },
      'ausloans',
    );
    expect(financeEstimate(short, site, now)).toMatchObject({ repayment: { monthly: 1000 } });
    const monthly = financed({ paymentWeek: null, paymentMonth: 700 }, {}, 'ausloans');
    expect(financeEstimate(monthly, site, now)?.repayment).toMatchObject({
      weekly: null,
      monthly: 700,
    });
  });

  test('prints 0% finance (R0-05, R5-22)', () => {
    const estimate = financeEstimate(financed({ interestRate: 0, comparisonRate: 0 }), rules, now);
    expect(estimate?.repayment).toMatchObject({
      rateText: '0.00% p.a. interest rate',
      comparisonText: '0.00% p.a. comparison rate',
    });
  });

  test.each([
    ['no provider', {}, {}, { ...rules, financeProvider: null }],
    ['another provider', {}, {}, { ...rules, financeProvider: 'Angle' }],
    ['no interest rate', { interestRate: null }, {}, rules],
    ['no comparison rate', { comparisonRate: null }, {}, rules],
    ["the provider's rule", { paymentWeek: null }, {}, rules],
    ['a price of 500', {}, { price: 500 }, rules],
    ['unavailable', {}, { status: 'sold' }, rules],
    ['test drives only (R4-25)', {}, { tag: 'Test Drive Only' }, rules],
  ] as const)('is null: %s', (_why, terms, fields, site) => {
    expect(financeEstimate(financed(terms, fields), site, now)).toBeNull();
  });

  test.each([{ interestRate: null }, { comparisonRate: null }])(
    'has no lender with %j (R5-22)',
    (terms) => {
      expect(estimateLender(financed(), rules, now)).not.toBeNull();
      expect(estimateLender(financed(terms), rules, now)).toBeNull();
    },
  );

  test('hides even Car Clarity for an unavailable vehicle, whose rule alone allows it (R4-08)', () => {
    const site = { ...rules, financeProvider: 'Car Clarity' } as const;
    const sold = financed({}, { status: 'sold' }, 'carclarity');
    expect(estimateLender(sold, site, now)).not.toBeNull();
    expect(financeEstimate(sold, site, now)).toBeNull();
    // Without a price there is nothing to compute a payment from.
    const unpriced = financed({ paymentWeek: null }, { price: null }, 'carclarity');
    expect(financeEstimate(unpriced, site, now)).toBeNull();
    expect(financeEstimate(financed({}, { price: null }, 'carclarity'), site, now)?.deposit).toBe(
      0,
    );
  });

  test("takes the current year in the dealer's zone for Taurus", () => {
    const site = { ...rules, financeProvider: 'Taurus' } as const;
    const vehicle = financed({}, { year: 2015 }, 'taurus');
    expect(financeEstimate(vehicle, site, Date.UTC(2026, 11, 31, 13, 59))).not.toBeNull();
    expect(financeEstimate(vehicle, site, Date.UTC(2026, 11, 31, 14, 0))).toBeNull();
  });

  describe('exclusions beat everything (R5-25)', () => {
    const none = { makes: [], dealershipIds: [], dealershipSlugs: [] };
    const vehicle = financed({}, { dealershipId: 'd1', dealershipSlug: 'north' });
    test.each([
      [{ ...none, makes: ['Kia', 'TOYOTA'] }],
      [{ ...none, dealershipIds: ['d2', 'd1'] }],
      [{ ...none, dealershipSlugs: ['south', 'north'] }],
    ])('%j', (financeExclusions) => {
      expect(financeEstimate(vehicle, { ...rules, financeExclusions }, now)).toBeNull();
      expect(estimateLender(vehicle, { ...rules, financeExclusions }, now)).toBeNull();
    });

    test('touch no other vehicle', () => {
      const financeExclusions = {
        makes: ['Kia'],
        dealershipIds: ['d2'],
        dealershipSlugs: ['south'],
      };
      expect(financeEstimate(vehicle, { ...rules, financeExclusions }, now)).not.toBeNull();
      expect(financeEstimate(financed(), { ...rules, financeExclusions }, now)).not.toBeNull();
    });
  });
});

describe('repayment cannot be made without rate, comparison rate and warning (R5-26)', () => {
  const parts = { weekly: 99.5, monthly: 431, interestRate: 7.9, comparisonRate: 8, warning: 'W' };

  test('rounds payments to whole dollars, half up', () => {
    expect(repayment(parts)).toMatchObject({
      weekly: 100,
      monthly: 431,
      amounts: ['$100 / week', '$431 / month'],
    });
  });

  test.each([
    { weekly: null, monthly: null },
    { weekly: 0, monthly: -1 },
    { weekly: Number.NaN, monthly: Number.POSITIVE_INFINITY },
    { interestRate: Number.NaN },
    { interestRate: -1 },
    { comparisonRate: Number.NaN },
    { comparisonRate: -1 },
    { warning: '' },
    { warning: ' ' },
  ])('%j', (fields) => {
    expect(repayment({ ...parts, ...fields })).toBeNull();
  });

  test('drops an amount that is none and keeps the other', () => {
    expect(repayment({ ...parts, weekly: null })?.amounts).toEqual(['$431 / month']);
    expect(repayment({ ...parts, monthly: 0 })).toMatchObject({
      monthly: null,
      amounts: ['$100 / week'],
    });
  });
});

test.each([
  ['2026-01-31T00:00+10:00', '2026-02-28'],
  ['2028-01-31T00:00+10:00', '2028-02-29'],
  ['2026-03-31T12:00+10:00', '2026-04-30'],
  ['2026-12-31T12:00+10:00', '2027-01-31'],
  ['2026-11-21T12:00+10:00', '2026-12-21'],
  ['2026-01-31T23:59+10:00', '2026-02-28'],
  ['2026-02-01T00:00+10:00', '2026-03-01'],
])('an offer of %s ends %s (R9-07)', (today, end) => {
  expect(offerEndDate(Date.parse(today), 'Australia/Brisbane')).toBe(end);
});

describe('financeLink (R2-10, R2-11)', () => {
  const vehicle = aVehicle({ id: 'a/1', dealershipSlug: 'north & south' });
  const site = { financePath: '/apply-for-finance', personalisedFinance: false };

  test('fills the form of the finance page', () => {
    expect(financeLink(vehicle, site)).toBe(
      '/apply-for-finance?car_id=a%2F1&car_type=used&preferredDealership=north%20%26%20south&vehiclePriceBudget=25990#finance-form',
    );
  });

  test('leaves out what is unknown', () => {
    expect(financeLink({ ...vehicle, dealershipSlug: null, price: 10 }, site)).toBe(
      '/apply-for-finance?car_id=a%2F1&car_type=used#finance-form',
    );
  });

  test('leads to personalised finance where the site has it', () => {
    expect(financeLink(vehicle, { ...site, personalisedFinance: true })).toBe(
      '/personalised/finance?car_id=a%2F1',
    );
  });
});
