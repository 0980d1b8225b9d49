import { describe, expect, test } from 'vitest';
import type { StockKind } from '../vehicle/nouns.ts';
import { type ListingWords, listingDescription, listingTitle, pageTitle } from './listingTitle.ts';
import { parseSearch } from './parseSearch.ts';

function counts(values: Readonly<Record<string, number>>) {
  return Object.entries(values).map(([value, count]) => ({ value, count }));
}

const facets = {
  city: counts({ Wellington: 12, Dubbo: 33 }),
  state: counts({ NSW: 45 }),
  make: counts({ Isuzu: 5, Toyota: 30, Ford: 9, Kia: 1 }),
};

function listing(query: string, more: Partial<ListingWords> = {}): ListingWords {
  const response = { count: 45, pages: 3, facets };
  return { state: parseSearch(query), response, kind: 'car', overrideCity: null, ...more };
}

function of(values: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(values)
    .flatMap(([key, list]) =>
      list.map((value, index) => `refinementList[${key}][${index}]=${value}`),
    )
    .join('&');
}

describe('the heading says what is listed', () => {
  test.each<[string, StockKind, string]>([
    ['', 'car', 'Cars'],
    ['', 'vehicle', 'Vehicles'],
    ['refinementList[item_type][0]=caravan', 'caravan', 'Caravans'],
    [of({ body: ['Ute'] }), 'car', 'Utes'],
    [of({ body: ['SUV'] }), 'car', 'SUVs'],
    [of({ body: ['Hatchback'] }), 'car', 'Hatches'],
    [of({ body: ['People Mover'] }), 'car', 'People movers'],
    [of({ body: ['Cab Chassis'] }), 'car', 'Cab chassis'],
    [of({ body: ['Bus'] }), 'car', 'Buses'],
    [of({ body: ['4x4'] }), 'car', '4x4s'],
    [of({ body: ['Ute', 'SUV'] }), 'car', 'SUVs and utes'],
    [of({ body: ['Ute', 'SUV', 'Van'] }), 'car', 'Cars'],
    // What is no word for a vehicle has one after it.
    [of({ body: ['Sport'] }), 'motorcycle', 'Sport motorcycles'],
    [of({ body: ['Caravan'] }), 'caravan', 'Caravans'],
    ['menu[body]=Ute', 'car', 'Utes'],
    [of({ car_type: ['used'] }), 'car', 'Used cars'],
    [of({ car_type: ['used', 'new'] }), 'car', 'New and used cars'],
    [of({ car_type: ['demo', 'new', 'used'] }), 'car', 'Cars'],
    [of({ make: ['Toyota'] }), 'car', 'Toyota cars'],
    [of({ make: ['Toyota', 'Ford'] }), 'vehicle', 'Ford and Toyota vehicles'],
    [of({ make: ['Toyota'], model: ['HiLux'] }), 'car', 'Toyota HiLux'],
    [of({ make: ['Toyota'], model: ['HiLux'], body: ['Ute'] }), 'car', 'Toyota HiLux utes'],
    [of({ make: ['Toyota', 'Ford'], model: ['HiLux'] }), 'car', 'Ford and Toyota cars'],
    [of({ car_type: ['used'], make: ['Toyota'], body: ['Ute'] }), 'car', 'Used Toyota utes'],
  ])('%s of %s: %s', (query, kind, subject) => {
    expect(listingTitle(listing(query, { kind }))).toBe(
      `${subject} for sale in Dubbo and Wellington`,
    );
  });

  test("a dealer's own word for used ones stays as it is spelled", () => {
    const words = { used: 'Pre-Owned' };
    expect(listingTitle(listing(of({ car_type: ['new', 'used'] }), { words }))).toMatch(
      /^New and Pre-Owned cars /,
    );
  });
});

describe('the heading says where it stands', () => {
  const at = (city: Record<string, number>, state: Record<string, number>, query = '') =>
    listingTitle(
      listing(query, {
        response: { count: 1, pages: 1, facets: { city: counts(city), state: counts(state) } },
      }),
    );

  test.each([
    ['one place', at({ Dubbo: 1 }, { NSW: 1 }), 'Cars for sale in Dubbo'],
    ['three', at({ C: 1, A: 1, B: 1 }, { NSW: 1 }), 'Cars for sale in A, B and C'],
    ['many places of a state', at({ A: 1, B: 1, C: 1, D: 1 }, { QLD: 4 }), 'Cars for sale in QLD'],
    ['nobody knows', at({}, {}), 'Cars for sale'],
    // Its counts still name the others (R2-42).
    [
      'the chosen one',
      at({ Dubbo: 3, Wellington: 2 }, {}, of({ city: ['Wellington'] })),
      'Cars for sale in Wellington',
    ],
  ])('%s', (_, title, expected) => {
    expect(title).toBe(expected);
  });

  test('or where the site says (R1-06)', () => {
    expect(listingTitle(listing('', { overrideCity: 'Orana' }))).toBe('Cars for sale in Orana');
  });
});

test('every page has a title of its own', () => {
  expect([1, 2].map((page) => pageTitle('Utes for sale', page))).toEqual([
    'Utes for sale',
    'Utes for sale, page 2',
  ]);
});

describe('the description', () => {
  const told = (query: string, more: Partial<ListingWords> = {}) =>
    listingDescription(listing(query, more), '45', 'Coolabarra Motors');

  test('says how many, where, and of which makes first', () => {
    expect(told(of({ body: ['Ute'] }))).toBe(
      '45 utes for sale in Dubbo and Wellington at Coolabarra Motors: Toyota, Ford, Isuzu and more.',
    );
  });

  test('of another page begins with that', () => {
    expect(told(`${of({ make: ['Toyota'], car_type: ['used'] })}&page=2`)).toBe(
      'Page 2 of 3: 45 used Toyota cars for sale in Dubbo and Wellington at Coolabarra Motors.',
    );
  });

  test('of a single vehicle is in the singular; of none there is none', () => {
    const one = { count: 1, pages: 1, facets: {} };
    expect(listingDescription(listing(of({ body: ['Ute'] }), { response: one }), '1', 'C')).toBe(
      '1 ute for sale at C.',
    );
    expect(told('', { response: { ...one, count: 0 } })).toBeNull();
  });
});
