import { expect, test } from 'vitest';
import { retailPrice, usedPrice, type Worth } from './price.ts';

const worth: Worth = { rrp: 60_000, age: 5, km: 70_000, expectedKm: 70_000, hold: 'fair' };

test('a vehicle costs less when older, further driven, or of a softer make', () => {
  const price = usedPrice(worth);
  expect(price).toBeGreaterThan(25_000);
  expect(price).toBeLessThan(45_000);
  expect(usedPrice({ ...worth, age: 8 })).toBeLessThan(price);
  expect(usedPrice({ ...worth, km: 150_000 })).toBeLessThan(price);
  expect(usedPrice({ ...worth, hold: 'soft' })).toBeLessThan(price);
  expect(usedPrice({ ...worth, hold: 'strong' })).toBeGreaterThan(price);
});

test('nothing that drives is given away', () => {
  expect(usedPrice({ ...worth, rrp: 15_000, age: 25, km: 400_000 })).toBe(3_490);
});

test.each([
  [25_430, 990, 24_990],
  [25_520, 990, 25_990],
  [8_400, 888, 8_888],
  [100, 490, 490],
] as const)('%i ends in %i as %i', (value, ending, price) => {
  expect(retailPrice(value, ending)).toBe(price);
});
