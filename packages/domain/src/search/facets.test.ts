import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { aVehicle } from '../testing/aVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { compareFacetCounts } from './facetOrder.ts';
import {
  CUSTOM_BODY_LIMIT,
  defaultPanel,
  type FacetKey,
  facetKeys,
  facets,
  isRangeKey,
  isValueKey,
  type RangeKey,
  rangeFacet,
  rangeKeys,
  type ValueKey,
  valueFacet,
  valueKeys,
} from './facets.ts';
import { matchesRefinements } from './match.ts';
import { parseSearch } from './parseSearch.ts';

/** What the specification names; a row more needs no word here. */
const named = [
  ...['badge', 'status', 'car_type', 'categories', 'city', 'colour', 'dealership_name', 'km'],
  ...['filtered_features', 'item_type', 'location_name', 'make', 'make_model', 'model', 'price'],
  ...['subscription_price', 'price_range', 'seats', 'body', 'drive', 'fuel', 'transmission'],
  ...['state', 'tag', 'weekly_price_range', 'year', 'dealership_slug'],
];

test('every facet of the specification has its row (R2-33)', () => {
  expect(named.filter((key) => !facetKeys.some((own) => own === key))).toEqual([]);
});

test('what the default panel leaves out: other controls offer it, and dealership_slug has none (R2-33)', () => {
  const panel: readonly FacetKey[] = defaultPanel;
  expect(new Set(panel).size).toBe(panel.length);
  expect(facetKeys.filter((key) => !panel.includes(key))).toEqual([
    'model',
    'make_model',
    'price_range',
    'subscription_price',
    'weekly_price_range',
    'dealership_name',
    'dealership_slug',
  ]);
});

test('kinds of facets, as values and as types (R2-31)', () => {
  expect(rangeKeys.toSorted()).toEqual(['km', 'price', 'subscription_price']);
  expect(valueKeys.filter((key) => valueFacet(key).kind === 'menu')).toEqual([
    'price_range',
    'weekly_price_range',
  ]);
  expectTypeOf<RangeKey>().toEqualTypeOf<'price' | 'km' | 'subscription_price'>();
  expectTypeOf<Extract<ValueKey, RangeKey>>().toEqualTypeOf<never>();
  expect([isValueKey('price'), isRangeKey('make')]).toEqual([false, false]);
  for (const key of ['__proto__', 'constructor', 'toString', 'nothing', '']) {
    expect([isValueKey(key), isRangeKey(key)]).toEqual([false, false]);
  }
});

test('price and kilometres round to 1000, a weekly price to 1 (R5-06)', () => {
  expect(rangeKeys.map((key) => [key, rangeFacet(key).unit.rounding])).toEqual([
    ['price', 1000],
    ['subscription_price', 1],
    ['km', 1000],
  ]);
});

test('limits: 7 makes, 30 models, 4 bodies, 20 custom ones (R5-37)', () => {
  expect(CUSTOM_BODY_LIMIT).toBe(20);
  expect([facets.make.limit, facets.model.limit, facets.body.limit]).toEqual([7, 30, 4]);
});

test('facet names are not field names: every value of one vehicle (R2-32)', () => {
  const vehicle = aVehicle({
    badge: 'SR5',
    tag: 'Test Drive Only',
    simpleFuel: null,
    fuel: 'Unleaded Petrol',
    transmission: '6 speed',
    drive: '4x4',
    filteredFeatures: ['Sunroof', 'Tow Bar'],
    categories: ['Under $30k'],
    dealershipName: 'Northside Motors',
    dealershipSlug: 'northside',
    subscriptionPrice: 199,
    location: { slug: 's', name: 'Southport', city: 'Gold Coast', state: 'QLD', postcode: '4215' },
  });
  expect(
    Object.fromEntries(valueKeys.map((key) => [key, valueFacet(key).valuesOf(vehicle)])),
  ).toEqual({
    item_type: ['car'],
    car_type: ['used'],
    make: ['Toyota'],
    model: ['Corolla'],
    make_model: ['Toyota Corolla'],
    badge: ['SR5'],
    body: ['Hatch'],
    year: ['2021'],
    seats: ['5'],
    fuel: ['Unleaded Petrol'],
    transmission: ['Automatic'],
    drive: ['4x4'],
    colour: ['White'],
    price_range: ['$20,000 to $29,999'],
    weekly_price_range: ['$100 to $199 a week'],
    state: ['QLD'],
    city: ['Gold Coast'],
    location_name: ['Southport'],
    dealership_name: ['Northside Motors'],
    dealership_slug: ['northside'],
    status: ['in_stock'],
    tag: ['Test Drive Only'],
    categories: ['Under $30k'],
    filtered_features: ['Sunroof', 'Tow Bar'],
  });
  expect(rangeKeys.map((key) => [key, rangeFacet(key).numberOf(vehicle)])).toEqual([
    ['price', 25_990],
    ['subscription_price', 199],
    ['km', 45_000],
  ]);
});

test('a vehicle is found at every location it is listed at (R3-08)', () => {
  const location = { slug: 's', name: 'Southport', city: null, state: null, postcode: null };
  const vehicle = aVehicle({ location, distributionLocations: ['Robina', 'Southport'] });
  expect(facets.location_name.valuesOf(vehicle)).toEqual(['Southport', 'Robina']);
});

test('an absent fact has no value', () => {
  const bare = aVehicle({
    year: null,
    seats: null,
    simpleFuel: null,
    simpleBody: null,
    simpleTransmission: null,
    colour: '',
    price: null,
    km: null,
  });
  const keys = ['year', 'seats', 'fuel', 'body', 'transmission', 'colour', 'price_range'] as const;
  expect(keys.flatMap((key) => valueFacet(key).valuesOf(bare))).toEqual([]);
  expect(facets.km.numberOf(aVehicle({ km: 0 }))).toBe(0);
});

test.each([
  [10, undefined],
  [11, 'Under $10,000'],
  [9999.99, 'Under $10,000'],
  [10_000, '$10,000 to $19,999'],
  [99_999, '$75,000 to $99,999'],
  [100_000, '$100,000 and over'],
])('price %d falls in %s', (price, label) => {
  expect(facets.price_range.valuesOf(aVehicle({ price }))[0]).toBe(label);
});

test.each([
  [0, undefined],
  [99, 'Under $100 a week'],
  [400, '$400 a week and over'],
])('a subscription of %d a week falls in %s', (subscriptionPrice, label) => {
  expect(facets.weekly_price_range.valuesOf(aVehicle({ subscriptionPrice }))[0]).toBe(label);
});

describe('order of values', () => {
  function order(key: ValueKey, counts: Readonly<Record<string, number>>): string {
    return Object.entries(counts)
      .map(([value, count]) => ({ value, count }))
      .toSorted(compareFacetCounts(key))
      .map(({ value }) => value)
      .join(' ');
  }

  test.each<[ValueKey, Record<string, number>, string]>([
    ['make', { Kia: 2, Audi: 2, Ford: 9 }, 'Ford Audi Kia'],
    ['body', { Coupe: 2, SUV: 2, Ute: 9 }, 'Ute SUV Coupe'],
    ['car_type', { used: 90, new: 1, demo: 5 }, 'new demo used'],
    ['year', { a2019: 0, a2021: 0 }, 'a2019 a2021'],
    ['year', { '2019': 9, '2021': 1 }, '2021 2019'],
    ['seats', { '7': 1, '10': 1, '5': 9 }, '5 7 10'],
    ['state', { VIC: 9, QLD: 1 }, 'QLD VIC'],
    ['status', { other: 1, more: 2, sold: 1, in_stock: 1 }, 'in_stock sold more other'],
  ])('%s', (key, counts, expected) => {
    expect(order(key, counts)).toBe(expected);
  });
});

test.each<ValueKey>(['make', 'body', 'state', 'year', 'seats', 'status'])(
  'the order of %s is total: opposite both ways, and 0 only for the same value',
  (key) => {
    const compare = compareFacetCounts(key);
    const [a, b] = [
      { value: '1', count: 1 },
      { value: '1.0', count: 1 },
    ];
    expect(compare(a, b)).not.toBe(0);
    expect(compare(a, b)).toBe(-compare(b, a));
    expect(Math.abs(compare(a, a))).toBe(0);
  },
);

describe('refinements', () => {
  const vehicle = aVehicle({ filteredFeatures: ['Sunroof', 'Tow Bar'] });

  test.each([
    ['', true],
    ['refinementList[make][0]=Kia', false],
    ['refinementList[make][0]=Toyota&refinementList[make][1]=Kia', true],
    ['refinementList[make][0]=Toyota&refinementList[body][0]=Ute', false],
    ['menu[body]=Hatch', true],
    ['menu[body]=hatch', false],
    ['refinementList[filtered_features][0]=Tow Bar', true],
    ['range[price]=25990:25990', true],
    ['range[price]=25991:', false],
    ['range[price]=:25989', false],
    ['range[subscription_price]=0:', false],
  ])('%s: %s (R2-30)', (queryString, expected) => {
    expect(matchesRefinements(vehicle, parseSearch(queryString))).toBe(expected);
  });

  test("a facet's own refinement can be left out, and only that (R2-42)", () => {
    const search = parseSearch('menu[make]=Kia&range[price]=:100&refinementList[body][0]=Hatch');
    expect(matchesRefinements(vehicle, search, 'make')).toBe(false);
    const priced = parseSearch('range[price]=:100&refinementList[make][0]=Toyota');
    expect(matchesRefinements(vehicle, priced, 'price')).toBe(true);
    expect(matchesRefinements(vehicle, priced, 'make')).toBe(false);
  });

  test('every vehicle meets the refinements made of its own values', () => {
    const vehicles: fc.Arbitrary<Vehicle> = fc
      .record({
        make: fc.constantFrom('Kia', 'D-MAX, SX'),
        year: fc.option(fc.integer({ min: 1990, max: 2030 })),
        price: fc.option(fc.nat(200_000)),
        colour: fc.option(fc.string()),
      })
      .map(aVehicle);
    fc.assert(
      fc.property(vehicles, fc.constantFrom(...valueKeys), (one, key) => {
        const values = valueFacet(key).valuesOf(one);
        const state = { ...parseSearch(''), values: { [key]: [...values, 'another'] } };
        expect(matchesRefinements(one, state)).toBe(values.length > 0);
        expect(matchesRefinements(one, state, key)).toBe(true);
      }),
    );
  });
});
