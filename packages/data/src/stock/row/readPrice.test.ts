import { describe, expect, test } from 'vitest';
import { readPrice } from './readPrice.ts';

describe('readPrice', () => {
  test.each<[unknown, number | null, string | null]>([
    ['24990', 24990, null],
    [24990, 24990, null],
    ['$24,990*', 24990, null],
    ['$24,990 Drive Away', 24990, 'drive_away'],
    ['$24,990 drive-away no more to pay', 24990, 'drive_away'],
    ['24,990 DAP', 24990, 'drive_away'],
    ['$24,990 Excl. Govt. Charges', 24990, 'egc'],
    ['$24,990 + Govt Charges', 24990, 'egc'],
    ['24990 EGC', 24990, 'egc'],
    ['POA', null, null],
    ['Price on application', null, null],
    ['Call for price', null, null],
    ['0', null, null],
    [0, null, null],
  ])('reads %j as %j, %j', (value, amount, basis) => {
    expect(readPrice(value, 1e7)).toEqual({ amount, basis });
  });

  test.each(['-1', -1, '24.990.00', '24.990', '$24.990', 'cheap', '99999999', { amount: 5 }])(
    'refuses %j',
    (value) => {
      expect(readPrice(value, 1e7)).toBeNull();
    },
  );

  test('refuses a megabyte at once', () => {
    const start = process.threadCpuUsage();
    expect(readPrice('*'.repeat(1_000_000), 1e7)).toBeNull();
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(4000);
  });
});
