import { describe, expect, test } from 'vitest';
import { historyReport, isReservable, type Vehicle, vehicleActions } from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { isTestDriveOnly } from '../vehicle/testDriveOnly.ts';

const all = { finance: true, reserve: true, tradeInCarTypes: ['new', 'demo', 'used'] } as const;

describe('vehicleActions', () => {
  test('offers the usual buttons for an available vehicle', () => {
    expect(vehicleActions(aVehicle(), all)).toEqual({
      kind: 'usual',
      finance: 'finance',
      reserve: true,
      tradeIn: true,
    });
  });

  test.each(['sold', 'pending', ''])(
    'offers similar vehicles instead at status %j (R4-07)',
    (status) => {
      expect(vehicleActions(aVehicle({ status }), all)).toEqual({ kind: 'similar' });
    },
  );

  test('offers a test drive instead of finance for Test Drive Only (R4-25)', () => {
    expect(vehicleActions(aVehicle({ tag: ' test drive ONLY' }), all)).toMatchObject({
      finance: 'test_drive',
    });
    expect(isTestDriveOnly({ tag: 'Test Drive' })).toBe(false);
    expect(isTestDriveOnly({ tag: null })).toBe(false);
  });

  test('offers only what the site does, trade-in by its car types (R4-33)', () => {
    expect(
      vehicleActions(aVehicle(), { finance: false, reserve: false, tradeInCarTypes: ['new'] }),
    ).toEqual({ kind: 'usual', finance: null, reserve: false, tradeIn: false });
  });

  test('has no reservation of a reserved vehicle', () => {
    expect(vehicleActions(aVehicle({ reserved: true }), all)).toMatchObject({ reserve: false });
  });
});

describe('isReservable (R4-24)', () => {
  test.each([
    [{}, true],
    [{ status: 'coming_soon' }, true],
    [{ status: 'sold' }, false],
    [{ reserved: true }, false],
    [{ price: 10 }, false],
    [{ price: 11 }, true],
    [{ price: null }, false],
    [{ paymentProcessors: ['stripe'] }, true],
    [{ paymentProcessors: [] }, false],
  ])('%j: %s', (fields, reservable) => {
    expect(isReservable(aVehicle(fields))).toBe(reservable);
  });
});

test.each([
  ['https://reports.example/1', 'https://reports.example/1'],
  ['', null],
  ['null', null],
  [null, null],
])('history report of %j: %s (R4-34)', (file, link) => {
  expect(historyReport({ file })).toBe(link);
});

describe('buttons', () => {
  const actions = (fields: Partial<Vehicle>) =>
    vehicleActions(aVehicle(fields), { finance: true, reserve: true, tradeInCarTypes: ['used'] });

  test('reserve button shows only when the car is reservable and config allows it (R4-24)', () => {
    expect(isReservable(aVehicle())).toBe(true);
    expect(isReservable(aVehicle({ reserved: true }))).toBe(false);
    const off = { finance: true, reserve: false, tradeInCarTypes: [] };
    expect(vehicleActions(aVehicle(), off)).toMatchObject({ reserve: false });
  });

  test('test-drive-only car shows a test-drive form instead of finance (R4-25)', () => {
    expect(actions({ tag: 'Test Drive Only' })).toMatchObject({ finance: 'test_drive' });
  });

  test('trade-in button shows only when trade-in is allowed for the car (R4-33)', () => {
    expect(actions({ carType: 'used' })).toMatchObject({ tradeIn: true });
    expect(actions({ carType: 'new' })).toMatchObject({ tradeIn: false });
  });

  test('history report button shows only when the car has a file (R4-34)', () => {
    expect(historyReport({ file: null })).toBeNull();
    expect(historyReport({ file: '/report.pdf' })).toBe('/report.pdf');
  });
});
