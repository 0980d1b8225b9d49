import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CheckoutChoices,
  type CheckoutStep,
  checkoutSteps,
  dealFacts,
  dealOf,
  deliveryRangeFault,
  leftToPay,
  nextCheckoutStep,
  readCheckoutStep,
  readDelivery,
  shownCheckoutStep,
  type ToldRepayment,
  termChanges,
  toldTerms,
} from '../index.ts';

const repayment: ToldRepayment = {
  ...{ weekly: 123, monthly: 533, interestRate: 7.99, comparisonRate: 8.45 },
  ...{ deposit: 2_599, termMonths: 60, balloon: null },
};
const nothing: CheckoutChoices = {
  told: { price: 25_990, repayment },
  ...{ tradeIn: null, payment: null, handover: null },
};
const whole: CheckoutChoices = {
  ...nothing,
  ...{ tradeIn: 'none', payment: 'finance', handover: { kind: 'pick-up', locationId: 'l1' } },
};

describe('the steps of a purchase', () => {
  test.each<[string | null, CheckoutStep]>([
    [null, 'vehicle'],
    ['', 'vehicle'],
    ['payment', 'payment'],
    ['__proto__', 'vehicle'],
    ['Review', 'vehicle'],
  ])('%s is %s', (text, step) => {
    expect(readCheckoutStep(text)).toBe(step);
  });

  test.each<[Partial<CheckoutChoices>, boolean, CheckoutStep]>([
    [{ tradeIn: null }, true, 'trade-in'],
    [{ payment: null }, true, 'payment'],
    [{ handover: null }, true, 'handover'],
    [{}, false, 'details'],
    [{}, true, 'review'],
  ])('%j with details %s waits for %s', (change, hasDetails, next) => {
    expect(nextCheckoutStep({ choices: { ...whole, ...change }, hasDetails })).toBe(next);
  });

  test('nobody gets past what was not answered, and everybody gets back', () => {
    const answers = fc.record({
      tradeIn: fc.constantFrom(null, 'none' as const),
      payment: fc.constantFrom(null, 'cash' as const),
      handover: fc.constantFrom(null, { kind: 'delivery' as const }),
      hasDetails: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...checkoutSteps),
        answers,
        (asked, { hasDetails, ...choices }) => {
          const answered = { choices, hasDetails };
          const place = (step: CheckoutStep) => checkoutSteps.indexOf(step);
          const shown = shownCheckoutStep(asked, answered);
          const next = nextCheckoutStep(answered);
          expect(place(shown)).toBeLessThanOrEqual(place(asked));
          const isReached = place(asked) <= place(next) || next === 'review';
          expect(shown).toBe(isReached ? asked : next);
        },
      ),
      { seed: 15 },
    );
  });
});

describe('what has changed is told', () => {
  test.each<[string, CheckoutChoices['payment'], Partial<CheckoutChoices['told']>, RegExp[]]>([
    ['nothing', 'finance', {}, []],
    ['a lower price', 'cash', { price: 24_990 }, [/fallen from \$25,990 to \$24,990/]],
    ['a higher price', null, { price: 26_990 }, [/risen from \$25,990 to \$26,990/]],
    [
      'another repayment',
      'finance',
      { repayment: { ...repayment, weekly: 130 } },
      [/was \$123 \/ week or .*7\.99% p\.a\. \(comparison rate 8\.45%.*now \$130 \/ week/],
    ],
    ['another rate', null, { repayment: { ...repayment, comparisonRate: 9 } }, [/9\.00%/]],
    ['no repayment any more', 'finance', { repayment: null }, [/no repayment/]],
    ['a repayment to who pays in full', 'cash', { repayment: null }, []],
    [
      'both',
      'finance',
      { price: 1_000, repayment: { ...repayment, deposit: 100 } },
      [/fallen/, /\$100 deposit/],
    ],
  ])('%s', (_, payment, change, expected) => {
    const told = termChanges({ told: nothing.told, payment }, { ...nothing.told, ...change });
    expect(told).toHaveLength(expected.length);
    for (const [at, words] of expected.entries()) expect(told[at]).toMatch(words);
  });

  test('a vehicle without a price is told with nothing', () => {
    expect(toldTerms({ price: null }, null)).toBeNull();
    expect(toldTerms({ price: 11 }, null)).toEqual({ price: 11, repayment: null });
  });
});

describe('the deal', () => {
  const address = { street: '12 Rose Lane', city: 'Milton', postcode: '4064' };
  const outcome = {
    ...{ kind: 'range' as const, low: 18_000, high: 21_000 },
    basis: { sampleSize: 9, years: null, kilometres: null, asOf: '2026-11-25', method: [] },
  };

  test('is there once everything is answered', () => {
    expect(dealOf(nothing, 'Milton', null)).toBeNull();
    expect(dealOf(whole, null, null)).toBeNull();
    expect(dealOf(whole, 'Milton', null)).toEqual({
      ...{ price: 25_990, payment: 'finance', repayment },
      handover: { kind: 'pick-up', locationId: 'l1', place: 'Milton' },
    });
    const delivered: CheckoutChoices = { ...whole, handover: { kind: 'delivery' } };
    expect(dealOf(delivered, 'Milton', null)).toBeNull();
    expect(dealOf(delivered, null, { address, km: null })?.handover).toEqual({
      ...{ kind: 'delivery', address, km: null },
    });
  });

  test('tells no repayment to who pays in full', () => {
    expect(dealOf({ ...whole, payment: 'cash' }, 'Milton', null)?.repayment).toBeNull();
  });

  test('is told to the dealer, never an amount without its rates (R5-26)', () => {
    const deal = dealOf({ ...whole, handover: { kind: 'delivery' } }, null, { address, km: 12 });
    if (deal === null) throw new Error('It is whole.');
    expect(dealFacts(deal, { outcome, payout: 4_000 })).toEqual([
      ['Price they were told', '$25,990'],
      [
        'Pays',
        'Finance: $123 / week or $533 / month, 7.99% p.a. interest rate, 8.45% p.a. comparison rate, $2,599 deposit, 60 months',
      ],
      ['Left to pay, as told', '$8,990 to $11,990'],
      ['Deliver it to', '12 Rose Lane, Milton 4064 (about 12 km from where it stands)'],
    ]);
  });

  test('leaves out what nobody reckoned', () => {
    expect(leftToPay(25_990, undefined)).toBeNull();
    expect(
      leftToPay(25_990, { outcome: { kind: 'by hand', why: 'too few' }, payout: 1 }),
    ).toBeNull();
  });
});

describe('delivery', () => {
  test.each([
    [{ street: ' 12 Rose\nLane ', city: 'Milton', postcode: '0800' }, []],
    [{ street: '', city: 'Milton', postcode: '4064' }, ['street']],
    [{ street: 'x'.repeat(101), city: '', postcode: '40641' }, ['street', 'city', 'postcode']],
  ])('%j: %j', (typed, fields) => {
    const { address, faults } = readDelivery(typed);
    expect(faults.map(({ field }) => field)).toEqual(fields);
    expect(address === null).toBe(fields.length > 0);
  });

  test('takes no line end into an address', () => {
    const typed = { street: '12 Rose\nLane', city: 'Milton', postcode: '4064' };
    expect(readDelivery(typed).address?.street).toBe('12 Rose Lane');
  });

  test.each([
    [50, 50, /near enough/],
    [51, 50, /51 km.*up to 50 km/],
    [9_999, null, /near enough/],
    [null, 50, /near enough/],
  ])('%s km of %s', (km, most, fault) => {
    expect(deliveryRangeFault(km, most)?.message ?? 'near enough').toMatch(fault);
  });
});
