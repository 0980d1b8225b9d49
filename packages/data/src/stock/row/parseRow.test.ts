import { describe, expect, it } from 'vitest';
import { LEAST, readRow } from '../testing/readRow.ts';

describe('a row is refused', () => {
  it.each<[string, object, string]>([
    ['without a make', { id: 'A1', model: 'HiLux' }, 'make'],
    ['without a model', { id: 'A1', make: 'Toyota', model: 'n/a' }, 'model'],
    ['without an identity', { make: 'Toyota', model: 'HiLux' }, 'id'],
    ['with an unreadable year', { ...LEAST, year: 'MMXX' }, 'year'],
    ['with a year of the past', { ...LEAST, year: '1899' }, 'year'],
    ['with a year too far ahead', { ...LEAST, year: 2029 }, 'year'],
    ['with an unreadable price', { ...LEAST, price: 'cheap' }, 'price'],
    ['with a negative price', { ...LEAST, price: -5 }, 'price'],
    ['with a price that could be two', { ...LEAST, price: '24.990' }, 'price'],
    ['with an unreadable drive-away price', { ...LEAST, 'drive away': '?' }, 'driveAwayPrice'],
    ['with unreadable kilometres', { ...LEAST, odometer: '45000 miles' }, 'km'],
    ['with negative kilometres', { ...LEAST, km: '-1' }, 'km'],
    ['with a make that is a paragraph', { ...LEAST, make: 'x'.repeat(61) }, 'make'],
    ['with a model that is a list', { ...LEAST, model: ['HiLux'] }, 'model'],
  ])('%s', (_what, row, field) => {
    const { vehicle, defects } = readRow(row);
    expect(vehicle).toBeNull();
    expect(defects).toMatchObject([{ severity: 'refused', row: 7, field }]);
    expect(defects[0]?.problem).toMatch(/^n/);
    expect(defects[0]?.remedy).toMatch(/^(?:Write|Give)/);
  });

  it('with all its defects told at once', () => {
    const { defects } = readRow({ id: 'A1', model: 'HiLux', year: 'x', price: 'y', seats: 99 });
    expect(defects.map(({ field }) => field).sort()).toEqual(['make', 'price', 'seats', 'year']);
  });

  it('and the found value is shown short, on one line', () => {
    const { defects } = readRow({ ...LEAST, year: `20\n${'9'.repeat(200)}` });
    expect(defects[0]?.found).toHaveLength(80);
    expect(defects[0]?.found).toMatch(/^20 9+…$/);
  });
});

describe('a value is dropped and its row kept', () => {
  it.each<[string, object, string]>([
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
    ['a price basis nobody knows', { 'price type': 'Firm' }, 'priceType'],
  ])('%s', (_what, row, field) => {
    const { vehicle, defects } = readRow({ ...LEAST, ...row });
    expect(vehicle).toMatchObject({ id: 'A1' });
    expect(defects).toMatchObject([{ severity: 'warning', row: 7, field }]);
  });
});

describe('values as feeds write them', () => {
  it.each([
    [{ year: '2021.0' }, { year: 2021 }],
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

  it('keeps the zero of a Darwin postcode (G5)', () => {
    const { vehicle } = readRow({ ...LEAST, suburb: 'Darwin', postcode: 800 });
    expect(vehicle?.location?.postcode).toBe('0800');
  });
});
