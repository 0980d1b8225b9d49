import { describe, expect, test } from 'vitest';
import {
  formatKm,
  formatNumber,
  formatPrice,
  hasPrice,
  marketPrice,
  priceDisplay,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

describe('numbers (R0-07, R0-08)', () => {
  test.each([
    [25_990, '$25,990'],
    [25_990.4, '$25,990'],
    [25_990.5, '$25,991'],
    [1_234_567, '$1,234,567'],
    [999, '$999'],
    [0, '$0'],
    [null, '$0'],
    [-5, '$0'],
    [Number.NaN, '$0'],
    [Number.POSITIVE_INFINITY, '$0'],
  ])('formats the price %s as %s (R5-28)', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });

  test.each([
    [0, '0', '0 km'],
    [1234, '1,234', '1,234 km'],
    [1234.5, '1,235', '1,235 km'],
    [Number.NaN, '0', '0 km'],
  ])('formats %s as %s and %s', (value, number, km) => {
    expect(formatNumber(value)).toBe(number);
    expect(formatKm(value)).toBe(km);
  });

  test.each([
    [10, false],
    [10.01, true],
    [11, true],
    [0, false],
    [null, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%s is a price: %s (R0-03)', (price, displayable) => {
    expect(hasPrice(price)).toBe(displayable);
  });
});

describe('priceDisplay', () => {
  const rules = { labels: { noPrice: 'Enquire for price.' }, subscriptions: false };
  const shown = (fields: Partial<Vehicle>, site = rules) => priceDisplay(aVehicle(fields), site);

  test('shows a price', () => {
    expect(shown({ price: 11 })).toEqual({ kind: 'price', text: '$11', was: null, basis: null });
  });

  test.each([10, 0, null])('shows the no-price text at %s, never $0 (R5-28)', (price) => {
    expect(shown({ price })).toEqual({ kind: 'none', text: 'Enquire for price.' });
  });

  test.each([
    ['by its flag', { sold: true }],
    ['by its status', { status: 'sold' }],
    ['of a dealership with subscriptions', { sold: true, subscriptionPrice: 199 }],
    ['without a price', { sold: true, price: null, preorder: true }],
  ])('says that a vehicle is sold %s, not what it cost (R4-02)', (_how, fields) => {
    const site = { ...rules, subscriptions: true };
    expect(shown(fields, site)).toEqual({ kind: 'sold', text: 'Sold' });
  });

  test('shows PREORDER only without a price', () => {
    expect(shown({ price: 10, preorder: true })).toEqual({ kind: 'none', text: 'PREORDER' });
    expect(shown({ price: 11, preorder: true })).toMatchObject({ kind: 'price' });
  });

  test('takes the no-price text of the site', () => {
    const site = { ...rules, labels: { noPrice: 'Call us' } };
    expect(shown({ price: null }, site)).toEqual({ kind: 'none', text: 'Call us' });
  });

  describe('subscription, asked before no-price (R5-27)', () => {
    const site = { ...rules, subscriptions: true };
    test.each([
      [199, 5, '$199 / week'],
      [199, 25_990, '$199 / week'],
      [1199.4, 25_990, '$1,199 / week'],
    ])('%s a week, price %s: %s', (subscriptionPrice, price, text) => {
      expect(shown({ subscriptionPrice, price }, site)).toEqual({ kind: 'subscription', text });
    });

    test.each([
      [199, 0],
      [199, null],
      [0, 25_990],
      [null, 25_990],
    ])('not at %s a week, price %s', (subscriptionPrice, price) => {
      expect(shown({ subscriptionPrice, price }, site).kind).not.toBe('subscription');
    });

    test('not at a dealership that offers none', () => {
      expect(shown({ subscriptionPrice: 199 }).kind).toBe('price');
    });
  });

  test.each([
    [27_990, 25_990, { text: 'Was $27,990 now:', amount: '$27,990', saving: 'Save $2,000' }],
    [25_990, 25_990, null],
    [24_990, 25_990, null],
    [null, 25_990, null],
  ])('was %s, now %s: %s (R5-29, R0-03)', (beforePrice, price, was) => {
    expect(shown({ beforePrice, price })).toMatchObject({ was });
  });

  test.each([
    ['drive_away', 'Drive Away'],
    ['egc', 'Excl. Govt. Charges'],
    ['unknown', null],
  ] as const)('price type %s is labelled %s (R3-04)', (priceType, basis) => {
    expect(shown({ priceType })).toMatchObject({ basis });
  });
});

describe('marketPrice (R5-30)', () => {
  const at = (price: number | null, state: number | null, national: number | null) =>
    marketPrice(aVehicle({ price, stateAverageMarketPrice: state, averageMarketPrice: national }));

  test.each([
    [20_000, 20_500, null, '$500 below market price', 'state'],
    [20_000, 21_500, 30_000, '$1,500 below market price', 'state'],
    [20_000, 20_499, 20_800, '$800 below market price', 'national'],
    [20_000, null, 20_500, '$500 below market price', 'national'],
    [20_000, 19_000, 20_500, '$500 below market price', 'national'],
  ])('%s against %s and %s: %s', (price, state, national, text, average) => {
    expect(at(price, state, national)).toMatchObject({ text, average });
  });

  test.each([
    [20_000, 20_499, 20_499],
    [20_000, 20_499, null],
    [20_000, null, null],
    [20_500, 20_000, 20_000],
    [10, 20_000, 20_000],
    [null, 20_000, 20_000],
    [20_000, Number.POSITIVE_INFINITY, null],
  ])('%s against %s and %s: hidden', (price, state, national) => {
    expect(at(price, state, national)).toBeNull();
  });

  test('says which average it is and that like may not meet like', () => {
    expect(at(20_000, 21_000, null)).toEqual({
      amount: 1000,
      average: 'state',
      text: '$1,000 below market price',
      note: 'Compared with the average market price in its state.',
    });
    expect(at(20_000, null, 21_000)?.note).toBe(
      'Compared with the average market price in Australia.',
    );
    const driveAway = marketPrice(
      aVehicle({ price: 20_000, stateAverageMarketPrice: 21_000, priceType: 'drive_away' }),
    );
    expect(driveAway?.note).toBe(
      'Compared with the average market price in its state. The average leaves out government charges, which this price includes.',
    );
  });
});

describe('a price line', () => {
  const price = (fields: Partial<Vehicle>, subscriptions = false) =>
    priceDisplay(aVehicle(fields), { labels: { noPrice: 'Call us' }, subscriptions });

  test('price 10 counts as no price, whose text is configurable; 11 shows $11 (R5-28)', () => {
    expect(hasPrice(10)).toBe(false);
    expect(price({ price: 10 })).toEqual({ kind: 'none', text: 'Call us' });
    expect(price({ price: 11 }).text).toBe('$11');
  });

  test("subscription price shows as '$X / week' when offered and price is above 0 (R5-27)", () => {
    expect(price({ subscriptionPrice: 199 }, true).text).toBe('$199 / week');
    expect(price({ subscriptionPrice: 199 }).text).toBe('$25,990');
    expect(price({ subscriptionPrice: 199, price: 0 }, true).kind).toBe('none');
  });

  test("before_price above price shows 'Was $X now:' before the price (R5-29)", () => {
    expect(price({ beforePrice: 27_990 })).toMatchObject({ was: { text: 'Was $27,990 now:' } });
    expect(price({ beforePrice: 25_990 })).toMatchObject({ was: null });
  });

  test('25990 shows as $25,990, no cents; null gives $0 (R5-28)', () => {
    expect([25_990, 25_990.4, null].map(formatPrice)).toEqual(['$25,990', '$25,990', '$0']);
  });

  test('no averages, or both gaps 499 or less, show no market indicator (R5-30)', () => {
    expect(marketPrice(aVehicle())).toBeNull();
    const close = { stateAverageMarketPrice: 26_489, averageMarketPrice: 26_489 };
    expect(marketPrice(aVehicle(close))).toBeNull();
    expect(marketPrice(aVehicle({ stateAverageMarketPrice: 26_490 }))?.amount).toBe(500);
  });
});
