import { describe, expect, test } from 'vitest';
import {
  isSold,
  keyInformation,
  type SpecKey,
  type SpecRules,
  specKeys,
  specRows,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { fold } from './fold.ts';
import type { Vehicle } from './vehicle.ts';

const rules: SpecRules = { dropSpecRows: [], timeZone: 'Australia/Brisbane' };
// 23:30 on 21 November in Brisbane, still 21 November in UTC.
const now = Date.UTC(2026, 10, 21, 13, 30);
function table(fields: Partial<Vehicle>, site = rules) {
  return Object.fromEntries(
    specRows(aVehicle(fields), site, now).map(({ key, value }) => [key, value]),
  );
}

const variant = {
  cylinders: '4',
  engineSizeCc: 2393,
  engineSizeLitres: '2.4',
  induction: 'Turbo',
  gearType: 'Automatic',
  fuelConsumptionCombined: '7.9 L/100km',
  fuelCapacity: '80 L',
  grossVehicleMass: '3,050 kg',
  length: '5325 mm',
  height: '1815 mm',
  width: '1855 mm',
  torque: '500 Nm',
  ancapRating: '5',
};

describe('specRows', () => {
  test('prints the facts of a car in order', () => {
    const rows = specRows(
      aVehicle({
        transmission: '6 speed automatic',
        fuel: 'Diesel',
        body: 'Dual Cab Utility',
        engineSize: '2.4L',
        drive: '4x4',
        exteriorColour: 'Glacier White',
        doors: 4,
        stockNumber: 'S1',
        rego: '123ABC',
        regoExpiry: '2027-01-31',
        vin: 'MR0',
        buildDate: '02/2021',
        complianceDate: '03/2021',
        variant,
      }),
      rules,
      now,
    );
    expect(rows.map(({ label, value }) => [label, value])).toEqual([
      ['Kilometres', '45,000 km'],
      ['Transmission', '6 speed automatic'],
      ['Fuel', 'Diesel'],
      ['Body', 'Dual Cab Utility'],
      ['Engine', '2.4L'],
      ['Drive', '4x4'],
      ['Colour', 'Glacier White'],
      ['Seats', '5'],
      ['Doors', '4'],
      ['Stock number', 'S1'],
      ['Registration', '123ABC'],
      ['Registration expiry', 'Expires on 31/01/2027'],
      ['VIN', 'MR0'],
      ['Build date', '02/2021'],
      ['Compliance date', '03/2021'],
      ['Cylinders', '4'],
      ['Engine size', '2,393 cc'],
      ['Engine litres', '2.4'],
      ['Induction', 'Turbo'],
      ['Gear type', 'Automatic'],
      ['Fuel consumption (combined)', '7.9 L/100km'],
      ['Fuel capacity', '80 L'],
      ['Gross vehicle mass', '3,050 kg'],
      ['Length', '5325 mm'],
      ['Height', '1815 mm'],
      ['Width', '1855 mm'],
      ['Torque', '500 Nm'],
      ['ANCAP rating', '5'],
    ]);
  });

  test.each(['', ' ', 'null', 'NULL', ' Null '])('drops the value %j (R5-32)', (drive) => {
    expect(table({ drive })).not.toHaveProperty('drive');
  });

  test('keeps 0 km and drops unknown kilometres (R5-32)', () => {
    expect(table({ km: 0 })).toMatchObject({ km: '0 km' });
    expect(table({ km: null })).not.toHaveProperty('km');
  });

  test('falls back to the filter words of colour and body', () => {
    expect(table({})).toMatchObject({ colour: 'White', body: 'Hatch' });
  });

  test('says nothing where nothing is known', () => {
    const bare = aVehicle({ km: null, colour: null, seats: null, simpleBody: null });
    expect(specRows(bare, rules, now)).toEqual([]);
    expect(
      specRows({ ...bare, variant: { ...variant, engineSizeCc: null } }, rules, now).some(
        ({ key }) => key === 'engineSizeCc',
      ),
    ).toBe(false);
  });

  test.each([
    ['2026-11-22', 'Expires on 22/11/2026'],
    ['2026-11-21', undefined],
    ['2026-11-20', undefined],
    [null, undefined],
  ])('registration to %s: %s (R5-31)', (regoExpiry, text) => {
    expect(table({ regoExpiry }).regoExpiry).toBe(text);
  });

  test("counts today by the dealer's zone, not the machine's (R0-04)", () => {
    const perth = { ...rules, timeZone: 'Australia/Perth' };
    const sydney = { ...rules, timeZone: 'Australia/Sydney' };
    expect(table({ regoExpiry: '2026-11-22' }, perth)).toHaveProperty('regoExpiry');
    // Sydney is an hour ahead of Brisbane in summer: 00:30 on 22 November.
    expect(table({ regoExpiry: '2026-11-22' }, sydney)).not.toHaveProperty('regoExpiry');
  });

  test('leaves out the rows a dealer drops (R5-33)', () => {
    const dropSpecRows: SpecKey[] = ['rego', 'vin'];
    const rows = table({ rego: '123ABC', vin: 'MR0', drive: '4x4' }, { ...rules, dropSpecRows });
    expect(Object.keys(rows)).not.toContain('rego');
    expect(Object.keys(rows)).not.toContain('vin');
    expect(rows).toMatchObject({ drive: '4x4' });
    expect(specKeys).toEqual(expect.arrayContaining(dropSpecRows));
    expect(new Set(specKeys).size).toBe(34);
  });

  const caravan = {
    bodyWidth: '8ft',
    bodyLength: `24'6"`,
    tareWeight: '2,450 kg',
    axleType: 'Tandem',
    sleeps: '4',
    aggregateTrailerMass: '2,950 kg',
  };

  test('prints caravan facts, feet as metres, and no engine (R1-10, R9-14)', () => {
    const rows = table({
      itemType: 'caravan',
      fuel: 'Petrol',
      drive: '4x4',
      doors: 1,
      transmission: 'None',
      engineSize: '2L',
      caravan,
    });
    expect(rows).toEqual({
      sleeps: '4',
      bodyLength: `7.5 m (24'6")`,
      bodyWidth: '2.4 m (8ft)',
      tareWeight: '2,450 kg',
      aggregateTrailerMass: '2,950 kg',
      axleType: 'Tandem',
      body: 'Hatch',
      colour: 'White',
    });
  });

  test('prints no caravan facts of others, and no doors of a motorcycle', () => {
    expect(table({ caravan, doors: 5 })).toEqual({
      km: '45,000 km',
      body: 'Hatch',
      colour: 'White',
      seats: '5',
      doors: '5',
    });
    expect(table({ itemType: 'motorcycle', caravan, doors: 2 })).toEqual({
      km: '45,000 km',
      body: 'Hatch',
      colour: 'White',
      seats: '5',
    });
  });
});

describe('lists behind a toggle (R2-70, R2-71)', () => {
  test('key information shows the first 4 rows', () => {
    const rows = specRows(aVehicle({ drive: '4x4', fuel: 'Diesel' }), rules, now);
    expect(rows).toHaveLength(6);
    const { first, rest } = keyInformation(rows);
    expect(first).toEqual(rows.slice(0, 4));
    expect(rest).toEqual(rows.slice(4));
    expect(keyInformation(rows.slice(0, 4)).rest).toEqual([]);
  });

  test('folds nothing out of nothing', () => {
    expect(fold([], 4)).toEqual({ first: [], rest: [] });
  });
});

describe('rows by what is known', () => {
  const now = Date.parse('2026-11-21T10:00+10:00');
  const timeZone = 'Australia/Brisbane';
  const row = (fields: Partial<Vehicle>, label: string, dropSpecRows: SpecKey[] = []) =>
    specRows(aVehicle(fields), { dropSpecRows, timeZone }, now).find(
      (entry) => entry.label === label,
    )?.value;

  test("rego row shows 'Expires on {date}' only when expiry is in the future (R5-31)", () => {
    expect(row({ regoExpiry: '2026-11-22' }, 'Registration expiry')).toBe('Expires on 22/11/2026');
    expect(row({ regoExpiry: '2026-11-21' }, 'Registration expiry')).toBeUndefined();
    expect(row({ regoExpiry: null }, 'Registration expiry')).toBeUndefined();
  });

  test('km 0 is kept; dealers can drop the rego and vin rows (R5-32, R5-33)', () => {
    expect(row({ km: 0 }, 'Kilometres')).toBe('0 km');
    expect(row({ rego: '123ABC' }, 'Registration')).toBe('123ABC');
    expect(row({ rego: '123ABC' }, 'Registration', ['rego', 'vin'])).toBeUndefined();
    expect(row({ vin: 'MR0' }, 'VIN', ['rego', 'vin'])).toBeUndefined();
  });

  test('car facts use variant fields, caravan facts their own (R1-10)', () => {
    const caravan = {
      bodyWidth: '2.4 m',
      bodyLength: '20ft',
      tareWeight: '2,450 kg',
      axleType: 'Tandem',
      sleeps: '4',
      aggregateTrailerMass: '2,950 kg',
    };
    expect(row({ itemType: 'caravan', caravan }, 'Sleeps')).toBe('4');
    expect(row({ itemType: 'caravan', caravan }, 'Body length')).toBe('6.1 m (20ft)');
    expect(row({ itemType: 'car', caravan }, 'Sleeps')).toBeUndefined();
  });

  test('new, used and demo cars, motorcycles and caravans stand in one listing (R1-10)', () => {
    expect(isSold(aVehicle({ carType: 'demo', itemType: 'caravan' }))).toBe(false);
    expect(row({ itemType: 'motorcycle', doors: 2 }, 'Doors')).toBeUndefined();
  });
});
