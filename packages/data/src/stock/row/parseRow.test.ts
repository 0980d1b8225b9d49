import { describe, expect, test } from 'vitest';
import { LEAST, readRow } from '../testing/readRow.ts';

describe('a row is refused', () => {
  test.each<[string, object, string]>([
    ['without a make', { id: 'A1', model: 'HiLux' }, 'make'],
    ['without a model', { id: 'A1', make: 'Toyota', model: 'n/a' }, 'model'],
    ['with a make that is a paragraph', { ...LEAST, make: 'x'.repeat(61) }, 'make'],
    ['with a make that is a number', { ...LEAST, make: '26800' }, 'make'],
    ['with a make of signs', { ...LEAST, make: '?!' }, 'make'],
    ['with a fuel as the make', { ...LEAST, make: 'Unleaded Petrol' }, 'make'],
    ['with a condition as the make', { ...LEAST, make: 'USED' }, 'make'],
    ['with a model that is a list', { ...LEAST, model: ['HiLux'] }, 'model'],
  ])('%s', (_what, row, field) => {
    const { vehicle, defects } = readRow(row);
    expect(vehicle).toBeNull();
    expect(defects).toMatchObject([{ severity: 'refused', row: 7, field }]);
    expect(defects[0]?.problem).toMatch(/^n/);
    expect(defects[0]?.remedy).toMatch(/^Write/);
  });

  test('with all its defects told at once', () => {
    const { defects } = readRow({ id: 'A1', model: 'HiLux', year: 'x', price: 'y', seats: 99 });
    const severities = defects.map(({ severity }) => severity).sort();
    expect(severities).toEqual(['refused', 'warning', 'warning', 'warning']);
    expect(defects.map(({ field }) => field).sort()).toEqual(['make', 'price', 'seats', 'year']);
  });

  test('and the found value is shown short, on one line', () => {
    const { defects } = readRow({ ...LEAST, year: `20\n${'9'.repeat(200)}` });
    expect(defects[0]?.found).toHaveLength(80);
    expect(defects[0]?.found).toMatch(/^20 9+…$/);
  });
});

test.each([
  ['of this file', { Make: 'Make', Model: 'MODEL', Year: 'Year' }],
  ['of another file', { Make: 'Brand', Model: 'Model Name', Year: '2021' }],
])('headings amid the rows, where files were joined, are no vehicle: those %s', (_whose, row) => {
  const { vehicle, defects } = readRow(row);
  expect(vehicle).toBeNull();
  expect(defects).toMatchObject([
    { severity: 'refused', row: 7, field: 'row', problem: 'headings in place of values' },
  ]);
});

describe('a value is dropped and told, and its row kept (R3-07)', () => {
  test.each<[string, object, string]>([
    ['an unreadable year', { year: 'MMXX' }, 'year'],
    ['a year of the past', { year: '1899' }, 'year'],
    ['a year too far ahead', { year: 2029 }, 'year'],
    ['a year that a program lost', { year: 'undefined' }, 'year'],
    ['an unreadable price', { price: 'cheap' }, 'price'],
    ['a negative price', { price: -5 }, 'price'],
    ['a price that could be two', { price: '24.990' }, 'price'],
    ['a price no vehicle has', { price: '99999999' }, 'price'],
    ['a badge in place of an empty one', { badge: '&nbsp;' }, 'badge'],
    ['an unreadable drive-away price', { 'drive away': '?' }, 'driveAwayPrice'],
    ['a price of NaN', { price: 'NaN' }, 'price'],
    ['a price of null', { price: ' null ' }, 'price'],
    ['a price of -', { price: '-' }, 'price'],
    ['a drive-away price of N/A', { 'drive away': 'N/A', egc: '' }, 'driveAwayPrice'],
    ['unreadable kilometres', { odometer: '45000 miles' }, 'km'],
    ['negative kilometres', { km: '-1' }, 'km'],
    ['kilometres of NaN', { km: 'NaN' }, 'km'],
    ['a badge of #NAME?', { badge: '#NAME?' }, 'badge'],
    ['a price of #N/A', { price: '#N/A' }, 'price'],
    ['99 seats', { seats: 99 }, 'seats'],
    ['12 doors', { doors: '12' }, 'doors'],
    ['a rego expiry nobody can read', { 'rego expiry': 'soon' }, 'regoExpiry'],
    ['a short VIN', { vin: 'ABC' }, 'vin'],
    ['a VIN with an O', { vin: 'JTFHX02P90000000O' }, 'vin'],
    ['a postcode of six digits', { postcode: '421500' }, 'postcode'],
    ['a flag that is neither', { certified: 'maybe' }, 'certified'],
    ['a report without https', { file: 'http://a.example' }, 'file'],
    ['cylinders in words', { cylinders: 'V six' }, 'cylinders'],
    ['a badge that is an essay', { badge: 'x'.repeat(151) }, 'badge'],
    ['a was price in words', { 'was price': 'more' }, 'beforePrice'],
    ['an endless description', { comments: 'x'.repeat(20_001) }, 'comments'],
    ['kilometres as the body', { body: '133000' }, 'body'],
    ['a number as the type', { type: 2 }, 'type'],
    ['a number as the vehicle type', { 'vehicle type': '7' }, 'itemType'],
    ['an engine size as the fuel', { fuel: '2393' }, 'fuel'],
    ['signs as the fuel', { fuel: '??' }, 'fuel'],
    ['gears as the transmission', { trans: 6 }, 'transmission'],
    ['wheels as the drive', { drive: '4' }, 'drive'],
    ['seats as the colour', { colour: '5' }, 'colour'],
    ['signs as the exterior colour', { 'exterior colour': '**' }, 'exteriorColour'],
    ['a price basis nobody knows', { 'price type': 'Firm' }, 'priceType'],
  ])('%s', (_what, row, field) => {
    const { vehicle, defects } = readRow({ ...LEAST, ...row });
    expect(vehicle).toMatchObject({ id: 'A1' });
    expect(defects).toMatchObject([{ severity: 'warning', row: 7, field }]);
    expect(vehicle).toEqual(readRow(LEAST).vehicle);
  });

  test.each([
    [
      { price: '-', 'drive away': 25_000 },
      { price: 25_000, priceType: 'drive_away' },
    ],
    [
      { 'drive away': 'NaN', price: 25_000 },
      { price: 25_000, priceType: 'unknown' },
    ],
    [{ price: '#REF!', 'asking price': 25_000 }, { price: 25_000 }],
    [
      { km: '-', price: null },
      { km: null, price: null },
    ],
    [
      { badge: '(blank)', series: '[object Object]', colour: 'Not Supplied' },
      { badge: null, series: null, colour: null },
    ],
  ])('but what another column says needs no word: %j', (row, expected) => {
    const { vehicle, defects } = readRow({ ...LEAST, ...row });
    expect(vehicle).toMatchObject(expected);
    expect(defects).toEqual([]);
  });

  test('an id that is an essay gives way to the stock number', () => {
    const { vehicle, defects } = readRow({ ...LEAST, id: 'x'.repeat(81), 'Stock No': 'S1' });
    expect(vehicle?.id).toBe('S1');
    expect(defects).toMatchObject([{ severity: 'warning', field: 'id' }]);
  });
});

describe('values as feeds write them', () => {
  test.each([
    [{ year: '2021.0' }, { year: 2021 }],
    [{ fuel: 98 }, { simpleFuel: 'Petrol' }],
    [{ year: 2028 }, { year: 2028 }],
    [{ km: '45,000 kms' }, { km: 45000 }],
    [{ km: '45 000 Kilometres' }, { km: 45000 }],
    [{ seats: '5 seats' }, { seats: 5 }],
    [{ doors: '4dr' }, { doors: 4 }],
    [{ 'rego expiry': '31/03/2027' }, { regoExpiry: '2027-03-31' }],
    [{ certified: 'Y' }, { certified: true }],
    [{ vin: 'jtf hx02p9-00000001' }, { vin: 'JTFHX02P900000001' }],
    [
      { badge: 'N/A', series: '-', tag: 'null' },
      { badge: null, series: null, tag: null },
    ],
  ])('%j', (row, expected) => {
    const { vehicle, defects } = readRow({ ...LEAST, ...row });
    expect(vehicle).toMatchObject(expected);
    expect(defects).toEqual([]);
  });

  test('keeps the zero of a Darwin postcode (R0-05)', () => {
    const { vehicle } = readRow({ ...LEAST, suburb: 'Darwin', postcode: 800 });
    expect(vehicle?.location?.postcode).toBe('0800');
  });
});
