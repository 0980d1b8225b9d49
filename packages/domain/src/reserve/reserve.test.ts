import { expect, it } from 'vitest';
import { canBuyOnline, reserveTerms } from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

it.each([
  [null, '$200'],
  [200, '$200'],
  [1500, '$1,500'],
  [0, '$0'],
])('a deposit of %s is labelled %s (R9-04)', (deposit, label) => {
  expect(reserveTerms(deposit, 'new', false).deposit).toBe(label);
});

it('is refundable in full and held for 48 hours', () => {
  expect(reserveTerms(null, 'new', false).promises).toEqual([
    'Your deposit is refundable in full.',
    'We hold the car for you for 48 hours.',
  ]);
});

it.each([
  ['used', true, true],
  ['used', false, false],
  ['demo', true, false],
  ['new', true, false],
] as const)('a %s car, guarantee %s: money back %s (R9-04)', (carType, configured, promised) => {
  expect(
    reserveTerms(null, carType, configured).promises.includes('48-hour money-back guarantee'),
  ).toBe(promised);
});

it.each([
  ['used', 'in_stock', true, true],
  ['used', 'in_stock', false, false],
  ['used', 'sold', true, false],
  ['demo', 'in_stock', true, false],
  ['new', 'in_stock', true, false],
] as const)('a %s car, %s, flag %s: bought online %s (R2-06)', (carType, status, flag, allowed) => {
  expect(canBuyOnline(aVehicle({ carType, status }), flag)).toBe(allowed);
});
