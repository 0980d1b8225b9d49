import { describe, expect, test } from 'vitest';
import { type FinanceProvider, financeProviders, lenderOf, showsFinanceWidget } from '../index.ts';
import { aLender } from '../testing/aLender.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';
import { lenderKey } from './financeProvider.ts';
import { providerAllows } from './providerAllows.ts';

function allows(
  provider: FinanceProvider,
  fields: Partial<Vehicle> = {},
  terms: Partial<FinanceLender> = {},
) {
  return providerAllows(provider, aVehicle(fields), aLender(terms), 2026);
}

test('there are eight providers, by name (R5-23)', () => {
  expect(financeProviders).toEqual([
    'Taurus',
    'Car Clarity',
    'Manual',
    '360 Finance',
    'Angle',
    'Powertorque',
    'Nissan Finance',
    'AusLoans',
  ]);
});

test.each([
  ['360 Finance', '360finance'],
  ['Nissan Finance', 'nissanfinance'],
  ['AusLoans', 'ausloans'],
  ['Car-Clarity', 'carclarity'],
])('the key of %s is %s (R3-10)', (provider, key) => {
  expect(lenderKey(provider)).toBe(key);
});

test('a lender, and its disclaimer, is found by the key of its provider, own entries only (R3-10)', () => {
  const lender = aLender({ disclaimer: 'Terms of the lender.' });
  expect(lenderOf({ '360finance': lender }, '360 Finance')).toBe(lender);
  expect(lenderOf({ '360finance': lender }, 'Angle')).toBeNull();
  expect(lenderOf(Object.create({ angle: lender }), 'Angle')).toBeNull();
});

describe('Taurus', () => {
  test.each([
    [2014, false],
    [2015, true],
    [2026, true],
    [null, false],
  ])('year %s in 2026: %s (R0-03)', (year, allowed) => {
    expect(allows('Taurus', { year })).toBe(allowed);
  });

  test('needs price, availability and a comparison rate', () => {
    expect(allows('Taurus', { price: 500 })).toBe(false);
    expect(allows('Taurus', { price: 501 })).toBe(true);
    expect(allows('Taurus', { price: null })).toBe(false);
    expect(allows('Taurus', { status: 'sold' })).toBe(false);
    expect(allows('Taurus', { status: 'coming_soon' })).toBe(true);
    expect(allows('Taurus', {}, { comparisonRate: null })).toBe(false);
    expect(allows('Taurus', {}, { comparisonRate: 0 })).toBe(true);
  });
});

describe.each(['360 Finance', 'AusLoans'] as const)('%s', (provider) => {
  test('needs only an available vehicle', () => {
    expect(allows(provider, { price: null })).toBe(true);
    expect(allows(provider, { status: 'coming_soon' })).toBe(true);
    expect(allows(provider, { status: 'pending' })).toBe(false);
    expect(allows(provider, { sold: true })).toBe(false);
  });
});

describe.each([
  ['Manual', 'paymentWeek', 'paymentMonth'],
  ['Angle', 'paymentWeek', 'paymentMonth'],
  ['Powertorque', 'paymentWeek', 'paymentMonth'],
  ['Nissan Finance', 'paymentMonth', 'paymentWeek'],
] as const)('%s', (provider, own, other) => {
  test.each([
    [500, 99, 'in_stock', false],
    [501, 99, 'in_stock', true],
    [501, 99, 'coming_soon', true],
    [501, 99, 'sold', false],
    [null, 99, 'in_stock', false],
    [501, 0, 'in_stock', false],
    [501, 0.5, 'in_stock', true],
    [501, -1, 'in_stock', false],
    [501, Number.NaN, 'in_stock', false],
    [501, Number.POSITIVE_INFINITY, 'in_stock', false],
    [501, null, 'in_stock', false],
  ])('price %s, its payment %s, %s: %s (R0-03, R5-24)', (price, payment, status, allowed) => {
    expect(allows(provider, { price, status }, { [own]: payment })).toBe(allowed);
  });

  test('does not take the other payment', () => {
    expect(allows(provider, {}, { [other]: 99 })).toBe(false);
  });
});

test('Car Clarity has no condition of its own, available or not (R4-08)', () => {
  expect(allows('Car Clarity', { status: 'sold', price: null, year: null })).toBe(true);
});

describe('showsFinanceWidget (R4-09)', () => {
  test.each([
    [{ price: 201 }, true],
    [{ price: 200 }, false],
    [{ price: null }, false],
    [{ status: 'coming_soon' }, false],
    [{ status: 'sold' }, false],
    [{ sold: true }, false],
    [{ reserved: true }, false],
  ])('%j: %s', (fields, shown) => {
    expect(showsFinanceWidget(aVehicle(fields))).toBe(shown);
  });
});

describe('the financing widget', () => {
  test.each([
    ['shows for in_stock, not sold, not reserved, price 201', { price: 201 }, true],
    ['is hidden at price 200', { price: 200 }, false],
    ['is hidden for coming_soon', { status: 'coming_soon' }, false],
    ['is hidden for a reserved car', { reserved: true }, false],
  ])('financing widget %s (R4-09)', (_line, fields, shown) => {
    expect(showsFinanceWidget(aVehicle(fields))).toBe(shown);
  });
});
