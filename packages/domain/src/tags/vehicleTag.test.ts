import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLabels, type TagRules, vehicleTag } from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { electrified } from './electrified.ts';

const now = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1000;
const badge = { make: 'Volvo', image: '/certified.svg', alt: 'Volvo certified used' };
const rules: TagRules = {
  labels: { newTag: 'New', soldTag: 'JUST SOLD' },
  soldTagFor: 'non-used',
  fuelTags: true,
  certified: badge,
};
/** Every reason for a tag at once; each test takes the strongest away. */
const everything: Partial<Vehicle> = {
  carType: 'demo',
  sold: true,
  fuel: 'Electric',
  reserved: true,
  certified: true,
  make: 'VOLVO',
  tag: 'Test Drive Only',
  status: 'coming_soon',
  createdAt: now - 8 * DAY,
};
function text(fields: Partial<Vehicle>, site = rules) {
  const tag = vehicleTag(aVehicle(fields), site, now);
  return tag && (tag.kind === 'certified' ? tag.alt : tag.text);
}

describe('vehicleTag: the first rule that holds wins (R4-01)', () => {
  test.each(['new', 'demo'] as const)(
    'a sold %s vehicle is JUST SOLD, whatever else',
    (carType) => {
      expect(text({ ...everything, carType })).toBe('JUST SOLD');
      expect(text({ ...everything, carType, sold: false, status: 'sold' })).toBe('JUST SOLD');
    },
  );

  test('a sold used vehicle goes on to the next rule, unless the site says all (R4-02)', () => {
    expect(text({ ...everything, carType: 'used' })).toBe('Electric');
    expect(text({ ...everything, carType: 'used' }, { ...rules, soldTagFor: 'all' })).toBe(
      'JUST SOLD',
    );
  });

  test('then Electric or Hybrid, where enabled', () => {
    const unsold = { ...everything, carType: 'used', sold: false } as const;
    expect(text(unsold)).toBe('Electric');
    expect(text({ ...unsold, fuel: 'Petrol Hybrid' })).toBe('Hybrid');
    expect(text(unsold, { ...rules, fuelTags: false })).toBe('Reserved');
  });

  const petrol = { ...everything, carType: 'used', sold: false, fuel: 'Petrol' } as const;

  test('then Reserved', () => {
    expect(text(petrol)).toBe('Reserved');
  });

  test('then the certified-used badge, an image with a text', () => {
    expect(vehicleTag(aVehicle({ ...petrol, reserved: false }), rules, now)).toEqual({
      kind: 'certified',
      image: '/certified.svg',
      alt: 'Volvo certified used',
    });
  });

  test.each([
    ['not flagged', { certified: false }, rules],
    ['another make', { make: 'Toyota' }, rules],
    ['a demo', { carType: 'demo' }, rules],
    ['sold', { sold: true }, rules],
    ['feature off', {}, { ...rules, certified: null }],
    ['feature unset', {}, { labels: rules.labels, soldTagFor: rules.soldTagFor, fuelTags: true }],
  ] as const)('no badge: %s (R4-03)', (_why, fields, site) => {
    expect(text({ ...petrol, reserved: false, ...fields }, site)).not.toBe(badge.alt);
  });

  const plain = { ...petrol, reserved: false, certified: false } as const;

  test('then the custom tag as given (R4-06)', () => {
    expect(text(plain)).toBe('Test Drive Only');
    expect(text({ ...plain, tag: ' Ex-rental ' })).toBe(' Ex-rental ');
  });

  test.each([null, '', ' ', 'null'])('then COMING SOON; %j is no custom tag', (tag) => {
    expect(text({ ...plain, tag })).toBe('COMING SOON');
  });

  test('then New for 8 days, used vehicles too (R4-05)', () => {
    const listed = { ...plain, tag: null, status: 'in_stock' } as const;
    expect(text(listed)).toBe('New');
    expect(text({ ...listed, createdAt: now - 8 * DAY - 1 })).toBeNull();
    expect(text(listed, { ...rules, labels: { ...rules.labels, newTag: 'Just In' } })).toBe(
      'Just In',
    );
  });

  test.each([
    [{}, 'sold'],
    [{ sold: false, carType: 'used' }, 'electric'],
    [{ sold: false, fuel: 'Hybrid' }, 'hybrid'],
    [{ sold: false, fuel: null }, 'reserved'],
    [plain, 'custom'],
    [{ ...plain, tag: null }, 'coming_soon'],
    [{ ...plain, tag: null, status: 'in_stock' }, 'new'],
  ] as const)('names its kind for the style: %#', (fields, kind) => {
    expect(vehicleTag(aVehicle({ ...everything, ...fields }), rules, now)?.kind).toBe(kind);
  });

  test('gives at most one tag, always the same', () => {
    const vehicles = fc.record({
      carType: fc.constantFrom('new', 'demo', 'used'),
      status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'pending'),
      sold: fc.boolean(),
      reserved: fc.boolean(),
      certified: fc.boolean(),
      make: fc.constantFrom('Volvo', 'Toyota'),
      tag: fc.option(fc.string(), { nil: null }),
      fuel: fc.constantFrom('Electric', 'Hybrid', 'Petrol', null),
      createdAt: fc.option(fc.integer({ min: now - 20 * DAY, max: now + DAY }), { nil: null }),
    });
    fc.assert(
      fc.property(vehicles, fc.boolean(), (fields, fuelTags) => {
        const site = { ...rules, fuelTags };
        const tag = vehicleTag(aVehicle(fields), site, now);
        expect(vehicleTag(aVehicle({ ...fields }), { ...site }, now)).toEqual(tag);
        if (tag === null) return;
        const sold = fields.sold || fields.status === 'sold';
        expect(tag.kind === 'sold').toBe(sold && fields.carType !== 'used');
        expect(tag.kind === 'certified' ? tag.alt : tag.text).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['Electric', null, 'electric'],
  ['ELECTRIC', null, 'electric'],
  [null, 'Electric', 'electric'],
  ['Plug-in Hybrid Electric', null, 'hybrid'],
  ['Petrol', 'Hybrid', 'hybrid'],
  ['Diesel', null, null],
  [null, null, null],
])('fuel %j, %j is %s (R4-04)', (fuel, simpleFuel, kind) => {
  expect(electrified({ fuel, simpleFuel })).toBe(kind);
});

describe('which goes first', () => {
  const now = Date.parse('2026-11-21T10:00+10:00');
  const tags: TagRules = {
    labels: defaultLabels,
    soldTagFor: 'non-used',
    fuelTags: true,
    certified: { make: 'Toyota', image: '/certified.svg', alt: 'Certified used' },
  };
  const tag = (fields: Partial<Vehicle>, rules: Partial<TagRules> = {}) =>
    vehicleTag(aVehicle(fields), { ...tags, ...rules }, now)?.kind ?? null;

  test('electric car shows Electric before Reserved (R4-01)', () => {
    expect(tag({ fuel: 'Electric', reserved: true })).toBe('electric');
  });

  test('the tag Electric or Hybrid is skipped when not enabled (R4-01)', () => {
    expect(tag({ fuel: 'Electric', reserved: true }, { fuelTags: false })).toBe('reserved');
  });

  test('reserved shows before certified, custom, COMING SOON and new (R4-01)', () => {
    const all = { certified: true, tag: 'Hot', status: 'coming_soon', createdAt: now };
    expect(tag({ ...all, reserved: true })).toBe('reserved');
    expect(tag(all)).toBe('certified');
  });

  test('certified-used image badge shows before a custom tag for the configured make (R4-01)', () => {
    expect(tag({ certified: true, tag: 'Hot' })).toBe('certified');
    expect(tag({ certified: true, tag: 'Hot', make: 'Kia' })).toBe('custom');
  });

  test('certified badge needs certified true, the feature on, the make and not sold (R4-03)', () => {
    expect(tag({ certified: false })).toBeNull();
    expect(tag({ certified: true }, { certified: null })).toBeNull();
    expect(tag({ certified: true, sold: true })).toBeNull();
  });
});
