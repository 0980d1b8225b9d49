import { describe, expect, test } from 'vitest';
import {
  appliedFilters,
  canonicalSearch,
  carTypes,
  compareFacetCounts,
  compareVehicles,
  DIRECTORY_PAGE_SIZE,
  emptySearch,
  facetKeys,
  facets,
  facetTileHref,
  formatSearch,
  hasSearch,
  isListed,
  matchesRefinements,
  type Promo,
  parseDirectorySearch,
  parseSearch,
  placePromos,
  resolvePreset,
  SEVEN_SEATER_SUBTITLE,
  sevenSeaterFilter,
  sevenSeaterTitle,
  shownCounts,
  sortKeys,
  sorts,
  type Vehicle,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

const stock = { bodies: ['SUV', 'Hatch'], makes: ['Toyota', 'Kia'], modelsOf: () => ['Corolla'] };
function preset(path: string) {
  return resolvePreset(path, stock)?.values;
}
function finds(query: string, fields: Partial<Vehicle>) {
  return matchesRefinements(aVehicle(fields), parseSearch(query));
}
const now = Date.parse('2026-11-21T10:00+10:00');
const DAY = 86_400_000;

describe('listing routes', () => {
  test('listing reads and writes query, page, sortBy and one refinement entry per facet (R2-22)', () => {
    const url =
      'query=hilux&refinementList[make][0]=Toyota&menu[body]=Ute&range[price]=:40000&sortBy=Car_production:price:asc&page=2';
    expect(formatSearch(parseSearch(url))).toBe(url);
  });

  test('an address gives the same search again, categories and price too (R14-05)', () => {
    const url = 'refinementList[categories][0]=Fleet&range[price]=10000:20000';
    expect(formatSearch(parseSearch(url))).toBe(url);
    expect(parseSearch(encodeURI(url))).toEqual(parseSearch(url));
  });

  test('the front page searches with a query, and not without (R2-02)', () => {
    expect(hasSearch('')).toBe(false);
    expect(hasSearch('?query=ranger')).toBe(true);
    expect(hasSearch('?utm_source=a&utm_medium=b')).toBe(false);
  });

  test.each([
    ['new-used-and-demo-cars lists new, used and demo', 'new-used-and-demo-cars', carTypes],
    ['new-and-demo-cars lists new and demo', 'new-and-demo-cars', ['demo', 'new']],
    ['new-cars lists only new', 'new-cars', ['new']],
    ['used-cars lists only used', 'used-cars', ['used']],
    ['demo-cars lists only demo', 'demo-cars', ['demo']],
  ])('%s (R2-17)', (_line, path, car_type) => {
    expect(preset(path)).toEqual({ car_type });
  });

  test('make, make and model, body, and the whole listing have paths (R2-16)', () => {
    expect(preset('toyota')).toEqual({ make: ['Toyota'] });
    expect(preset('toyota/corolla')).toEqual({ make: ['Toyota'], model: ['Corolla'] });
    expect(preset('suv')).toEqual({ body: ['SUV'] });
    expect(preset('')).toEqual({});
  });

  test.each(
    '4x4 bus cabChassis convertible coupe hardtop hatch hatchback motorhome lightTruck peopleMover sedan softtop suv ute van wagon stationWagon'.split(
      ' ',
    ),
  )('body slug %s is accepted (R5-36)', (slug) => {
    expect(resolvePreset(slug, { ...stock, bodies: [] })?.values.body).toHaveLength(1);
  });
});

describe('facets and refinements', () => {
  test('facets supported (R2-33)', () => {
    const asked =
      'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year';
    expect(facetKeys).toEqual(expect.arrayContaining(asked.split(' ')));
  });

  test('two makes are joined by OR (R2-30)', () => {
    const query = 'refinementList[make][0]=Toyota&refinementList[make][1]=Kia';
    expect(['Toyota', 'Kia', 'Ford'].map((make) => finds(query, { make }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('refinements of different facets are combined with AND (R2-30)', () => {
    const query = 'menu[make]=Toyota&menu[body]=SUV';
    expect(finds(query, { make: 'Toyota', simpleBody: 'SUV' })).toBe(true);
    expect(finds(query, { make: 'Toyota', simpleBody: 'Hatch' })).toBe(false);
  });

  test('ranges are inclusive, a side may be open, a menu is one value (R2-31, R2-77)', () => {
    const prices = [9999, 10_000, 20_000, 20_001];
    expect(prices.map((price) => finds('range[price]=10000:20000', { price }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(prices.map((price) => finds('range[price]=:20000', { price }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(finds('menu[body]=SUV', { simpleBody: 'SUV' })).toBe(true);
    expect(finds('menu[body]=SUV', { simpleBody: 'Ute' })).toBe(false);
  });

  test('directory search filters by make, model and body, 21 hits a page (R2-44, R9-01)', () => {
    expect(parseDirectorySearch('make=Kia&model=Rio&body=Hatch')).toMatchObject({
      make: 'Kia',
      model: 'Rio',
      body: 'Hatch',
    });
    expect(DIRECTORY_PAGE_SIZE).toBe(21);
  });

  test('limits of makes, models and bodies (R2-47, R2-48, R5-37)', () => {
    expect([facets.make.limit, facets.model.limit, facets.body.limit]).toEqual([7, 30, 4]);
    const makes = ['A', 'B', 'C'].map((value) => ({ value, count: 1 }));
    expect(shownCounts(makes, [], 2)).toHaveLength(2);
  });

  test('body facet sorts by count descending then name descending (R5-37)', () => {
    const bodies = [
      { value: 'Hatch', count: 3 },
      { value: 'SUV', count: 3 },
      { value: 'Ute', count: 9 },
    ];
    expect(bodies.toSorted(compareFacetCounts('body')).map(({ value }) => value)).toEqual([
      'Ute',
      'SUV',
      'Hatch',
    ]);
  });

  test('car_type order is new, demo, used (R5-38)', () => {
    const types = ['used', 'new', 'demo'].map((value, count) => ({ value, count }));
    expect(types.toSorted(compareFacetCounts('car_type')).map(({ value }) => value)).toEqual([
      'new',
      'demo',
      'used',
    ]);
  });

  test('tiles of make and body link to their page, others to a menu (R2-56)', () => {
    expect(facetTileHref('/search', 'make', 'Land Rover')).toBe('/search/land-rover');
    expect(facetTileHref('/search', 'body', 'People Mover')).toBe('/search/peopleMover');
    expect(facetTileHref('/search', 'fuel', 'Diesel')).toBe('/search?menu[fuel]=Diesel');
  });
});

describe('promo tiles, 7 seaters, sort', () => {
  const promo: Promo = {
    start: null,
    expiry: null,
    position: 9,
    display: true,
    strictDisplay: false,
  };

  const hits = Array.from({ length: 21 }, (_, index) => index);

  const slotOf = (fields: Partial<Promo>, at = now) =>
    placePromos(hits, [{ ...promo, ...fields }], { page: 1, now: at }).findIndex(
      ({ kind }) => kind === 'promo',
    );

  test('a layout can place the promo tile at slot 8 or 9 (R2-51)', () => {
    expect([slotOf({ position: 8 }), slotOf({ position: 9 })]).toEqual([7, 8]);
  });

  test('promo tile is hidden before start and from expiry on (R2-53)', () => {
    const window = {
      start: Date.parse('2025-01-01T00:00+10:00'),
      expiry: Date.parse('2025-02-01T00:00+10:00'),
    };
    expect(slotOf(window, Date.parse('2025-01-15T00:00+10:00'))).toBe(8);
    expect(slotOf(window, window.expiry)).toBe(-1);
    expect(slotOf(window, window.start - 1)).toBe(-1);
    expect(slotOf(window, window.start)).toBe(8);
  });

  test("'7 Seater Cars for Sale in {city}, {state}', a filter that is not in the URL (R2-55)", () => {
    expect(sevenSeaterTitle({ city: 'Southport', state: 'QLD' })).toBe(
      '7 Seater Cars for Sale in Southport, QLD',
    );
    expect(SEVEN_SEATER_SUBTITLE).toBe('View our range of 7 seater SUV and 4WD people movers');
    expect(sevenSeaterFilter).toEqual({ seats: ['7'] });
  });

  test('sort offers most relevant, latest, highest price, lowest price, in that order (R2-39)', () => {
    expect(sortKeys.map((key) => sorts[key].label)).toEqual([
      'Most relevant',
      'Latest',
      'Highest price',
      'Lowest price',
    ]);
  });

  test('default sort is custom_rank descending and sortBy is absent (R2-34, R2-36)', () => {
    const [low, high] = [
      aVehicle({ id: 'a', customRank: 1 }),
      aVehicle({ id: 'b', customRank: 2 }),
    ];
    expect([low, high].toSorted(compareVehicles('relevance'))).toEqual([high, low]);
    expect(formatSearch(emptySearch)).toBe('');
  });

  test('sortBy of the orders; lowest price excludes price 0 (R2-36, R2-38)', () => {
    expect(formatSearch({ ...emptySearch, sort: 'price_desc' })).toBe(
      'sortBy=Car_production:price:desc',
    );
    expect(formatSearch({ ...emptySearch, sort: 'price_asc' })).toBe(
      'sortBy=Car_production:price:asc',
    );
    expect(isListed(aVehicle({ price: 0 }), { soldDays: 3 }, 'price_asc', now)).toBe(false);
    const [old, fresh] = [aVehicle({ createdAt: 1 }), aVehicle({ createdAt: 2 })];
    expect([old, fresh].toSorted(compareVehicles('latest'))).toEqual([fresh, old]);
  });
});

describe('what is listed', () => {
  test.each([
    ['sold 2 days ago', 2, 3, true],
    ['sold 4 days ago', 4, 3, false],
    ['include_sold_cars_days 7 keeps a car sold 6 days ago', 6, 7, true],
  ])('%s (R1-08)', (_line, days, soldDays, listed) => {
    const sold = aVehicle({ sold: true, soldAt: now - days * DAY });
    expect(isListed(sold, { soldDays }, 'relevance', now)).toBe(listed);
  });

  test('base stock filter supports age in days, car_type, status and photos (R9-03)', () => {
    const base = {
      soldDays: 3,
      minAgeDays: 14,
      carTypes: ['used'],
      statuses: ['in_stock'],
      minPhotos: 1,
    };
    expect(isListed(aVehicle({ createdAt: now - 14 * DAY }), base, 'relevance', now)).toBe(true);
    for (const fields of [
      { createdAt: now - 13 * DAY },
      { carType: 'new' },
      { status: 'coming_soon' },
      { images: [] },
    ] as const) {
      expect(isListed(aVehicle(fields), base, 'relevance', now)).toBe(false);
    }
  });
});

describe('sliders, budget, text', () => {
  test('a pill names what was asked for, and the clean path of a make is its page (R2-23, R2-33)', () => {
    const toyota = parseSearch('refinementList[make][0]=Toyota');
    expect(appliedFilters(toyota).map(({ facet, label }) => `${facet} ${label}`)).toEqual([
      'Make Toyota',
    ]);
    expect(canonicalSearch('/search', toyota)).toEqual({ path: '/search/toyota', indexable: true });
  });
});
