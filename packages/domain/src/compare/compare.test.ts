import { describe, expect, test } from 'vitest';
import {
  comparePath,
  compareTable,
  MAX_COMPARED,
  parseCompare,
  toggleCompared,
  type Vehicle,
  type VehicleVariant,
  withCompared,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

describe('the compare list (R1-05)', () => {
  test.each([
    ['a,b', ['a', 'b']],
    ['a,a,b,,c', ['a', 'b', 'c']],
    ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['2021-toyota-corolla_1,<script>,a b', ['2021-toyota-corolla_1']],
    [`${'x'.repeat(201)},a`, ['a']],
    [`${'x'.repeat(200)}`, ['x'.repeat(200)]],
    [`${'x'.repeat(999)},a`, []],
    ['', []],
    [null, []],
  ])('reads %j as %j', (text, slugs) => {
    expect(parseCompare(text)).toEqual(slugs);
  });

  test('is its own URL', () => {
    expect(comparePath(['a', 'b'])).toBe('/compare?cars=a,b');
    expect(comparePath([])).toBe('/compare');
  });

  test('takes one more from its own page, the first of four making room', () => {
    expect(withCompared([], 'a')).toEqual(['a']);
    expect(withCompared(['a', 'b'], 'a')).toEqual(['a', 'b']);
    expect(withCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e']);
  });

  test('takes four and no more', () => {
    expect(MAX_COMPARED).toBe(4);
    expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'b')).toEqual(['a', 'c', 'd']);
  });
});

describe('compareTable', () => {
  const rules = {
    labels: { noPrice: 'Enquire for price.' },
    subscriptions: false,
    dropSpecRows: ['engineSize' as const],
    timeZone: 'Australia/Brisbane',
  };
  const now = Date.UTC(2026, 10, 21);
  const first = aVehicle({
    drive: '4x4',
    fuel: 'Diesel',
    engineSize: '2.4L',
    stockNumber: 'S1',
    vin: 'V1',
    rego: 'R1',
    regoExpiry: '2027-01-01',
  });
  const second = aVehicle({ km: 10, fuel: 'Diesel', price: null, year: null, stockNumber: 'S2' });
  const lines = (...vehicles: readonly ReturnType<typeof aVehicle>[]) =>
    compareTable(vehicles, rules, now).map(({ label, values, differs }) => [
      label,
      values,
      differs,
    ]);

  test('puts the price first, then differences, then what is alike', () => {
    expect(lines(first, second)).toEqual([
      ['Price', ['$25,990', 'Enquire for price.'], true],
      ['Year', ['2021', null], true],
      ['Kilometres', ['45,000 km', '10 km'], true],
      ['Drive', ['4x4', null], true],
      ['Fuel', ['Diesel', 'Diesel'], false],
      ['Body', ['Hatch', 'Hatch'], false],
      ['Colour', ['White', 'White'], false],
      ['Seats', ['5', '5'], false],
    ]);
  });

  test('keeps the price first when it is alike, and leaves out rows nobody has', () => {
    const rows = lines(first, { ...first, year: 2020 });
    expect(rows.map(([label]) => label).slice(0, 3)).toEqual(['Price', 'Year', 'Kilometres']);
    expect(lines(second).map(([label]) => label)).not.toContain('Year');
    expect(lines(second).every(([, , differs]) => differs === false)).toBe(true);
  });

  test('says that a vehicle is sold instead of what it cost (R4-02)', () => {
    expect(lines(first, { ...second, sold: true })[0]).toEqual([
      'Price',
      ['$25,990', 'Sold'],
      true,
    ]);
  });

  test('has a size of the engine once, unless one vehicle says more by it', () => {
    const variant = { engineSizeCc: 2393, engineSizeLitres: '2.4' } as VehicleVariant;
    const sized = { ...first, variant };
    const labels = (...vehicles: readonly Vehicle[]) => lines(...vehicles).map(([label]) => label);
    expect(labels(sized, second)).not.toContain('Engine litres');
    const other = { ...variant, engineSizeLitres: '2.0' };
    expect(labels(sized, { ...second, variant: other })).toContain('Engine litres');
  });

  test('says which is best of a row, of prices only where they include the same', () => {
    const dear = { ...first, price: 40_000, priceType: 'egc' as const };
    const best = (...vehicles: readonly Vehicle[]) =>
      compareTable(vehicles, rules, now).flatMap(({ key, best }) => (best ? [[key, best.at]] : []));
    expect(best({ ...first, km: 9 }, { ...first, price: 40_000, km: 10 })).toEqual([
      ['price', 0],
      ['km', 0],
    ]);
    expect(best({ ...first, km: 9 }, { ...dear, km: 10 })).toEqual([['km', 0]]);
  });

  test('names its rows by key', () => {
    const keys = compareTable([first, second], rules, now).map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(['price', 'year', 'km']);
  });

  test('prints a price without a number as its text', () => {
    expect(lines(second)[0]).toEqual(['Price', ['Enquire for price.'], false]);
    expect(compareTable([], rules, now)).toEqual([
      { key: 'price', label: 'Price', values: [], differs: false, best: null },
    ]);
  });
});
