import { describe, expect, test } from 'vitest';
import { facetTileHref } from './facetTile.ts';
import { moreFromHref, moreFromLabel } from './moreFrom.ts';
import { parseSearch } from './parseSearch.ts';
import { type PresetStock, resolvePreset } from './presets.ts';
import { canonicalSearch, heldPreset, searchHref, withPreset } from './searchPath.ts';
import { emptySearch } from './searchState.ts';

const models: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['Corolla', 'Land Cruiser', 'LandCruiser'],
  'Mercedes-Benz': ['C-Class (W205)'],
  Isuzu: ['D-MAX, SX'],
};
const stock: PresetStock = {
  bodies: ['SUV', 'Hatch', 'Hatchback', 'People Mover', 'Liftback'],
  makes: ['Toyota', 'Mercedes-Benz', 'Isuzu', 'Citroën', 'Land Rover'],
  modelsOf: (make) => models[make] ?? [],
};

describe('what a path below /search stands for (R2-16, R2-17)', () => {
  test.each([
    ['', '', {}],
    ['new-used-and-demo-cars', 'new-used-and-demo-cars', { car_type: ['new', 'demo', 'used'] }],
    ['new-and-demo-cars', 'new-and-demo-cars', { car_type: ['demo', 'new'] }],
    ['new-cars', 'new-cars', { car_type: ['new'] }],
    ['used-cars', 'used-cars', { car_type: ['used'] }],
    ['demo-cars', 'demo-cars', { car_type: ['demo'] }],
    ['Used_Cars/', 'used-cars', { car_type: ['used'] }],
    ['suv', 'suv', { body: ['SUV'] }],
    ['people-mover', 'peopleMover', { body: ['People Mover'] }],
    ['hatch', 'hatch', { body: ['Hatch', 'Hatchback'] }],
    ['hatchback', 'hatch', { body: ['Hatch', 'Hatchback'] }],
    ['stationWagon', 'wagon', { body: ['Wagon'] }],
    ['liftback', 'liftback', { body: ['Liftback'] }],
    ['TOYOTA', 'toyota', { make: ['Toyota'] }],
    ['mercedes benz', 'mercedes-benz', { make: ['Mercedes-Benz'] }],
    ['citroen', 'citroen', { make: ['Citroën'] }],
    ['toyota/corolla', 'toyota/corolla', { make: ['Toyota'], model: ['Corolla'] }],
    [
      'toyota/landcruiser',
      'toyota/land-cruiser',
      { make: ['Toyota'], model: ['Land Cruiser', 'LandCruiser'] },
    ],
    ['isuzu/d-max-sx', 'isuzu/d-max-sx', { make: ['Isuzu'], model: ['D-MAX, SX'] }],
    [
      'mercedes-benz/c-class-w205',
      'mercedes-benz/c-class-w205',
      { make: ['Mercedes-Benz'], model: ['C-Class (W205)'] },
    ],
  ])('%s is %s', (asked, path, values) => {
    expect(resolvePreset(asked, stock)).toEqual({ path, values });
  });

  test.each([
    '4x4',
    'bus',
    'cabChassis',
    'convertible',
    'coupe',
    'hardtop',
    'hatch',
    'hatchback',
    'motorhome',
    'lightTruck',
    'peopleMover',
    'sedan',
    'softtop',
    'suv',
    'ute',
    'van',
    'wagon',
    'stationWagon',
  ])('the body slug %s always has a page (R5-36)', (slug) => {
    expect(resolvePreset(slug, { ...stock, bodies: [] })?.values.body).toHaveLength(1);
  });

  test.each([
    'nothing',
    'kia',
    'toyota/hilux',
    'kia/corolla',
    'corolla',
    'toyota/corolla/x',
    'suv/toyota',
    '-',
    '/-/',
    '__proto__',
    'constructor',
    'toString',
    'trucks-cars',
  ])('%s is no page', (path) => {
    expect(resolvePreset(path, stock)).toBeNull();
  });

  test('a body slug comes before a make of the same name', () => {
    const preset = resolvePreset('van', { ...stock, makes: ['Van'] });
    expect(preset?.values).toEqual({ body: ['Van'] });
  });
});

describe('addresses', () => {
  const used = { path: 'used-cars', values: { car_type: ['used'] } };

  test('a preset adds its values to those of the query string (R2-17)', () => {
    const state = parseSearch('refinementList[make][0]=Kia&page=3');
    expect(withPreset(state, used)).toEqual({
      ...state,
      values: { car_type: ['used'], make: ['Kia'] },
    });
  });

  test('a further refinement stays below the preset; giving up the preset leaves its path', () => {
    const narrowed = withPreset(parseSearch('refinementList[make][0]=Kia&page=2'), used);
    expect(searchHref('/search', narrowed, used)).toBe(
      '/search/used-cars?refinementList[make][0]=Kia&page=2',
    );
    const widened = { ...narrowed, values: { car_type: ['demo', 'used'] }, page: 1 };
    expect(searchHref('/search', widened, used)).toBe(
      '/search?refinementList[car_type][0]=demo&refinementList[car_type][1]=used',
    );
    expect(searchHref('/search', emptySearch, used)).toBe('/search');
    const corolla = resolvePreset('toyota/corolla', stock) ?? used;
    const camry = parseSearch('refinementList[make][0]=Toyota&refinementList[model][0]=Camry');
    expect(searchHref('/search', camry, corolla)).toBe(
      '/search?refinementList[make][0]=Toyota&refinementList[model][0]=Camry',
    );
    expect(searchHref('/our-stock', narrowed)).toBe(
      '/our-stock?refinementList[car_type][0]=used&refinementList[make][0]=Kia&page=2',
    );
  });

  test('a preset is held while the search has exactly its values, and then that of the whole', () => {
    const narrowed = withPreset(parseSearch('refinementList[make][0]=Kia'), used);
    expect(heldPreset(narrowed, used)).toBe(used);
    const widened = { ...narrowed, values: { car_type: ['demo', 'used'] } };
    for (const left of [widened, emptySearch]) {
      expect(heldPreset(left, used)).toEqual({ path: '', values: {} });
    }
  });

  test.each([
    ['', '/search', true],
    ['page=4', '/search', true],
    ['query=ranger', '/search', false],
    ['refinementList[car_type][0]=used', '/search/used-cars', true],
    ['menu[car_type]=used', '/search/used-cars', true],
    [
      'refinementList[car_type][0]=new&refinementList[car_type][1]=demo',
      '/search/new-and-demo-cars',
      true,
    ],
    ['refinementList[make][0]=Mercedes-Benz', '/search/mercedes-benz', true],
    [
      'refinementList[make][0]=Isuzu&refinementList[model][0]=D-MAX%2C%20SX',
      '/search/isuzu/d-max-sx',
      true,
    ],
    ['refinementList[make][0]=Kia&refinementList[car_type][0]=used', '/search/kia', false],
    ['refinementList[make][0]=Kia&refinementList[make][1]=BMW', '/search', false],
    ['refinementList[model][0]=Corolla', '/search', false],
    [
      'refinementList[make][0]=Kia&refinementList[model][0]=EV6&refinementList[model][1]=EV9',
      '/search/kia',
      false,
    ],
    ['refinementList[car_type][0]=new&refinementList[car_type][1]=used', '/search', false],
    ['refinementList[body][0]=Hatch&refinementList[body][1]=Hatchback', '/search/hatch', true],
    ['refinementList[body][0]=Hatch&refinementList[body][1]=SUV', '/search', false],
    ['refinementList[body][0]=SUV&sortBy=Car_production:price:asc', '/search/suv', false],
    ['range[price]=:40000', '/search', false],
  ])('%s has the clean path %s (R2-23)', (queryString, path, indexable) => {
    expect(canonicalSearch('/search', parseSearch(queryString))).toEqual({ path, indexable });
  });

  test('facet tiles: make and body have pages, other facets a menu (R2-56)', () => {
    expect(facetTileHref('/search', 'make', 'Land Rover')).toBe('/search/land-rover');
    expect(facetTileHref('/search', 'body', 'People Mover')).toBe('/search/peopleMover');
    expect(facetTileHref('/search', 'body', 'Dual Cab Ute')).toBe('/search/dual-cab-ute');
    expect(facetTileHref('/search', 'fuel', 'Diesel & LPG')).toBe(
      '/search?menu[fuel]=Diesel%20%26%20LPG',
    );
  });

  test("'More from a dealer' is the listing of one dealership (R2-54)", () => {
    expect(moreFromHref('/search', 'north-side')).toBe(
      '/search?refinementList[dealership_slug][0]=north-side',
    );
    expect(moreFromLabel('Northside Motors')).toBe('More from Northside Motors');
    expect(moreFromLabel(null)).toBe('More from this dealer');
    expect(moreFromLabel(' ')).toBe('More from this dealer');
  });
});
