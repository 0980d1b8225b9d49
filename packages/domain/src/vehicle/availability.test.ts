import { describe, expect, test } from 'vitest';
import {
  isAvailable,
  isSold,
  soldNotice,
  unavailableNotice,
  type Vehicle,
  vehicleActions,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

describe('availability (R3-02, R3-03)', () => {
  test.each([
    ['in_stock', false, true, false],
    ['coming_soon', false, true, false],
    ['sold', false, false, true],
    ['in_stock', true, false, true],
    ['coming_soon', true, false, true],
    ['pending', false, false, false],
    ['IN_STOCK', false, false, false],
    ['', false, false, false],
  ])('status %j, sold flag %s: available %s, sold %s', (status, sold, available, isSoldNow) => {
    expect(isAvailable({ status, sold })).toBe(available);
    expect(isSold({ status, sold })).toBe(isSoldNow);
  });
});

describe('soldNotice', () => {
  test.each([
    [
      'car',
      "SOLD. Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
    ],
    [
      'motorcycle',
      "SOLD. Unfortunately this motorcycle recently sold. But don't worry, we can help you find a similar motorcycle!",
    ],
    [
      'caravan',
      "SOLD. Unfortunately this caravan recently sold. But don't worry, we can help you find a similar caravan!",
    ],
  ] as const)('names a %s in lower case (R2-73)', (itemType, text) => {
    expect(soldNotice({ itemType, status: 'sold', sold: false })).toBe(text);
    expect(soldNotice({ itemType, status: 'in_stock', sold: true })).toBe(text);
  });

  test('is silent for other unavailable vehicles', () => {
    expect(soldNotice({ itemType: 'car', status: 'pending', sold: false })).toBeNull();
  });
});

test.each([
  [{}, ''],
  [{ status: 'coming_soon' }, ''],
  [{ sold: true }, 'SOLD. Unfortunately this caravan'],
  [{ status: 'on_hold' }, 'This caravan is not available at the moment.'],
] as const)('%j in place of the form: %s (R4-07)', (fields, start) => {
  const notice = unavailableNotice(aVehicle({ itemType: 'caravan', ...fields })) ?? '';
  expect(notice.slice(0, start.length || 1)).toBe(start);
});

describe('what can be had', () => {
  const actions = (fields: Partial<Vehicle>) =>
    vehicleActions(aVehicle(fields), { finance: true, reserve: true, tradeInCarTypes: ['used'] });

  test.each([
    ['status in_stock is available', 'in_stock', true],
    ['status coming_soon is available', 'coming_soon', true],
    ['status sold is unavailable', 'sold', false],
    ['any other value is unavailable', 'wholesale', false],
    ['missing is unavailable', '', false],
  ])('%s (R3-02, R3-03)', (_line, status, available) => {
    expect(isAvailable(aVehicle({ status }))).toBe(available);
  });

  test('an unavailable car offers similar ones in place of finance, trade-in and reserve (R4-07)', () => {
    expect(actions({ status: 'sold' })).toEqual({ kind: 'similar' });
  });

  test.each(['motorcycle', 'caravan'] as const)('sold notice uses %s (R2-73)', (itemType) => {
    expect(soldNotice(aVehicle({ itemType, sold: true }))).toContain(`this ${itemType} recently`);
  });
});
