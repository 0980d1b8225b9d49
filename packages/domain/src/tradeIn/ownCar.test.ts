import { describe, expect, test } from 'vitest';
import {
  changeover,
  equityAfterPayout,
  ownCarTitle,
  readKilometres,
  readOwnCar,
} from '../index.ts';

describe('kilometres are read as people write them', () => {
  test.each([
    ['65000', 65_000],
    ['65,000', 65_000],
    ['65 000 km', 65_000],
    ['65.000', 65_000],
    ['20k', 20_000],
    ['20 K', 20_000],
    ['20k km', 20_000],
    ['20kms', 20],
    ['65.5k', 65_500],
    ['120 thousand', 120_000],
    ['85 km', 85],
    ['0', 0],
    [' 1,234,567 kilometres ', 1_234_567],
  ])('%s is %d', (text, kilometres) => {
    expect(readKilometres(text)).toBe(kilometres);
  });

  test.each(['', 'many', '-5', '1e9', '6,5', '20kk', '<b>20</b>', '12345678901', '１２３', '1.5'])(
    '%s is none',
    (text) => {
      expect(readKilometres(text)).toBeNull();
    },
  );
});

const typed = { make: 'Toyota', model: 'Corolla', badge: '', year: '2019', kilometres: '65,000' };

test('a car that is typed is read', () => {
  expect(readOwnCar({ ...typed, make: ' Toyota\n' }, 2026)).toEqual({
    car: { make: 'Toyota', model: 'Corolla', badge: null, year: 2019, kilometres: 65_000 },
    faults: [],
  });
});

test.each([
  [{ make: '' }, 'make'],
  [{ model: '  ' }, 'model'],
  [{ model: 'x'.repeat(61) }, 'model'],
  [{ badge: 'x'.repeat(61) }, 'badge'],
  [{ year: '19' }, 'year'],
  [{ year: '2028' }, 'year'],
  [{ year: '1899' }, 'year'],
  [{ kilometres: 'many' }, 'kilometres'],
  [{ kilometres: '2,000,001' }, 'kilometres'],
])('%j is asked again', (wrong, field) => {
  const { car, faults } = readOwnCar({ ...typed, ...wrong }, 2026);
  expect(car).toBeNull();
  expect(faults.map((fault) => fault.field)).toEqual([field]);
});

test('next year’s car may be on the road', () => {
  expect(readOwnCar({ ...typed, year: '2027' }, 2026).faults).toEqual([]);
});

test('a car is named in a line', () => {
  expect(ownCarTitle({ year: 2018, make: 'Mazda', model: 'CX-5', badge: 'Maxx' })).toBe(
    '2018 Mazda CX-5 Maxx',
  );
});

test.each([
  [5_000, { low: 13_000, high: 16_000 }],
  [17_000, { low: 1_000, high: 4_000 }],
  [19_000, { low: -1_000, high: 2_000 }],
  [25_000, { low: -7_000, high: -4_000 }],
])('a payout of %d leaves %j, below zero as it is', (payout, left) => {
  expect(equityAfterPayout({ low: 18_000, high: 21_000 }, payout)).toEqual(left);
});

test('the more a trade-in leaves, the less there is to pay', () => {
  expect(changeover(30_000, { low: -1_000, high: 2_000 })).toEqual({ low: 28_000, high: 31_000 });
  expect(changeover(10_000, { low: 9_000, high: 12_000 })).toEqual({ low: -2_000, high: 1_000 });
});
