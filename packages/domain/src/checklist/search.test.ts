import { describe, expect, it } from 'vitest';
import {
  appliedFilters,
  budgetOf,
  budgetResult,
  canonicalSearch,
  carTypes,
  commitThumb,
  compareFacetCounts,
  compareVehicles,
  directoryPageSize,
  displayCount,
  emptySearch,
  facetKeys,
  facets,
  facetTileHref,
  formatSearch,
  hasSearch,
  isListed,
  matchesRefinements,
  movedRange,
  type Promo,
  parseDirectorySearch,
  parseSearch,
  placePromos,
  priceRangeSlider,
  type RecentSearch,
  rememberSearch,
  resolvePreset,
  resultCacheKey,
  searchHref,
  sevenSeaterFilter,
  sevenSeaterSubtitle,
  sevenSeaterTitle,
  shownCounts,
  sliderBounds,
  sliderStep,
  sortKeys,
  sorts,
  type Vehicle,
  withBudget,
  withPage,
  withPriceRange,
  withQuery,
  withRange,
  withResult,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

/** Lines of the acceptance checklist by number, so that each can be looked up. */
const stock = { bodies: ['SUV', 'Hatch'], makes: ['Toyota', 'Kia'], modelsOf: () => ['Corolla'] };
const preset = (path: string) => resolvePreset(path, stock)?.values;
const finds = (query: string, fields: Partial<Vehicle>) =>
  matchesRefinements(aVehicle(fields), parseSearch(query));
const now = Date.parse('2026-11-21T10:00+10:00');
const day = 86_400_000;

describe('listing routes', () => {
  it('014. Listing reads and writes query, page, sortBy and one refinement entry per facet', () => {
    const url =
      'query=hilux&refinementList[make][0]=Toyota&menu[body]=Ute&range[price]=:40000&sortBy=Car_production:price:asc&page=2';
    expect(formatSearch(parseSearch(url))).toBe(url);
  });

  it('077. 084. an address gives the same search again, categories and price too', () => {
    const url = 'refinementList[categories][0]=Fleet&range[price]=10000:20000';
    expect(formatSearch(parseSearch(url))).toBe(url);
    expect(parseSearch(encodeURI(url))).toEqual(parseSearch(url));
  });

  it('015. 016. the front page searches with a query, and not without', () => {
    expect(hasSearch('')).toBe(false);
    expect(hasSearch('?query=ranger')).toBe(true);
    expect(hasSearch('?utm_source=a&utm_medium=b')).toBe(false);
  });

  it.each([
    ['047. new-used-and-demo-cars lists new, used and demo', 'new-used-and-demo-cars', carTypes],
    ['048. new-and-demo-cars lists new and demo', 'new-and-demo-cars', ['demo', 'new']],
    ['049. new-cars lists only new', 'new-cars', ['new']],
    ['050. used-cars lists only used', 'used-cars', ['used']],
    ['051. 052. demo-cars lists only demo', 'demo-cars', ['demo']],
  ])('%s', (_line, path, car_type) => {
    expect(preset(path)).toEqual({ car_type });
  });

  it('053. 054. 055. 057. make, make and model, body, and the whole listing have paths', () => {
    expect(preset('toyota')).toEqual({ make: ['Toyota'] });
    expect(preset('toyota/corolla')).toEqual({ make: ['Toyota'], model: ['Corolla'] });
    expect(preset('suv')).toEqual({ body: ['SUV'] });
    expect(preset('')).toEqual({});
  });

  it.each(
    '4x4 bus cabChassis convertible coupe hardtop hatch hatchback motorhome lightTruck peopleMover sedan softtop suv ute van wagon stationWagon'.split(
      ' ',
    ),
  )('368. Body slug %s is accepted', (slug) => {
    expect(resolvePreset(slug, { ...stock, bodies: [] })?.values.body).toHaveLength(1);
  });
});

describe('facets and refinements', () => {
  it('069. Facets supported', () => {
    const asked =
      'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year';
    expect(facetKeys).toEqual(expect.arrayContaining(asked.split(' ')));
  });

  it('070. Two makes are joined by OR', () => {
    const query = 'refinementList[make][0]=Toyota&refinementList[make][1]=Kia';
    expect(['Toyota', 'Kia', 'Ford'].map((make) => finds(query, { make }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('071. Refinements of different facets are combined with AND', () => {
    const query = 'menu[make]=Toyota&menu[body]=SUV';
    expect(finds(query, { make: 'Toyota', simpleBody: 'SUV' })).toBe(true);
    expect(finds(query, { make: 'Toyota', simpleBody: 'Hatch' })).toBe(false);
  });

  it('072. 073. 074. ranges are inclusive, a side may be open, a menu is one value', () => {
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

  it('083. 380. Directory search filters by make, model and body, 21 hits a page', () => {
    expect(parseDirectorySearch('make=Kia&model=Rio&body=Hatch')).toMatchObject({
      make: 'Kia',
      model: 'Rio',
      body: 'Hatch',
    });
    expect(directoryPageSize).toBe(21);
  });

  it('097. 100. 369. limits of makes, models and bodies', () => {
    expect([facets.make.limit, facets.model.limit, facets.body.limit]).toEqual([7, 30, 4]);
    const makes = ['A', 'B', 'C'].map((value) => ({ value, count: 1 }));
    expect(shownCounts(makes, [], 2)).toHaveLength(2);
  });

  it('370. Body facet sorts by count descending then name descending', () => {
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

  it('415. car_type order is new, demo, used', () => {
    const types = ['used', 'new', 'demo'].map((value, count) => ({ value, count }));
    expect(types.toSorted(compareFacetCounts('car_type')).map(({ value }) => value)).toEqual([
      'new',
      'demo',
      'used',
    ]);
  });

  it('117. 118. tiles of make and body link to their page, others to a menu', () => {
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

  it('104. A layout can place the promo tile at slot 8 or 9', () => {
    expect([slotOf({ position: 8 }), slotOf({ position: 9 })]).toEqual([7, 8]);
  });

  it('105. 106. Promo tile is hidden before start and from expiry on', () => {
    const window = {
      start: Date.parse('2025-01-01T00:00+10:00'),
      expiry: Date.parse('2025-02-01T00:00+10:00'),
    };
    expect(slotOf(window, Date.parse('2025-01-15T00:00+10:00'))).toBe(8);
    expect(slotOf(window, window.expiry)).toBe(-1);
    expect(slotOf(window, window.start - 1)).toBe(-1);
    expect(slotOf(window, window.start)).toBe(8);
  });

  it("108. 110. 111. '7 Seater Cars for Sale in {city}, {state}', a filter that is not in the URL", () => {
    expect(sevenSeaterTitle({ city: 'Southport', state: 'QLD' })).toBe(
      '7 Seater Cars for Sale in Southport, QLD',
    );
    expect(sevenSeaterSubtitle).toBe('View our range of 7 seater SUV and 4WD people movers');
    expect(sevenSeaterFilter).toEqual({ seats: ['7'] });
  });

  it('112. Sort offers most relevant, latest, highest price, lowest price, in that order', () => {
    expect(sortKeys.map((key) => sorts[key].label)).toEqual([
      'Most relevant',
      'Latest',
      'Highest price',
      'Lowest price',
    ]);
  });

  it('113. Default sort is custom_rank descending and sortBy is absent', () => {
    const [low, high] = [
      aVehicle({ id: 'a', customRank: 1 }),
      aVehicle({ id: 'b', customRank: 2 }),
    ];
    expect([low, high].toSorted(compareVehicles('relevance'))).toEqual([high, low]);
    expect(formatSearch(emptySearch)).toBe('');
  });

  it('114. 115. 116. sortBy of the orders; lowest price excludes price 0', () => {
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

describe('what is listed, cached and remembered', () => {
  it.each([
    ['207. sold 2 days ago', 2, 3, true],
    ['207. sold 4 days ago', 4, 3, false],
    ['208. include_sold_cars_days 7 keeps a car sold 6 days ago', 6, 7, true],
  ])('%s', (_line, days, soldDays, listed) => {
    const sold = aVehicle({ sold: true, soldAt: now - days * day });
    expect(isListed(sold, { soldDays }, 'relevance', now)).toBe(listed);
  });

  it('414. Base stock filter supports age in days, car_type, status and photos', () => {
    const base = {
      soldDays: 3,
      minAgeDays: 14,
      carTypes: ['used'],
      statuses: ['in_stock'],
      minPhotos: 1,
    };
    expect(isListed(aVehicle({ createdAt: now - 14 * day }), base, 'relevance', now)).toBe(true);
    for (const fields of [
      { createdAt: now - 13 * day },
      { carType: 'new' },
      { status: 'coming_soon' },
      { images: [] },
    ] as const) {
      expect(isListed(aVehicle(fields), base, 'relevance', now)).toBe(false);
    }
  });

  it('198. 197. Refinements in a different order hit the same cache entry', () => {
    const [a, b] = ['menu[make]=Kia&menu[body]=SUV', 'menu[body]=SUV&menu[make]=Kia'].map(
      parseSearch,
    );
    expect(a && b && resultCacheKey(a)).toBe(b && resultCacheKey(b));
  });

  it('199. The 11th distinct search drops the oldest cache entry', () => {
    let cache: ReadonlyMap<string, number> = new Map();
    for (let turn = 1; turn <= 11; turn += 1) {
      cache = withResult(cache, resultCacheKey(withQuery(emptySearch, `car ${turn}`)), turn);
    }
    expect([...cache.values()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('428. Recent-search history keeps at most 5 entries and drops the oldest', () => {
    const queries = ['a', 'b', 'c', 'd', 'e', 'f'];
    const history = queries.reduce<readonly RecentSearch[]>(
      (list, query) => rememberSearch(list, '/search', withQuery(emptySearch, query)),
      [],
    );
    expect(history.map(({ filters }) => filters)).toEqual(
      ['f', 'e', 'd', 'c', 'b'].map((query) => `query=${query}`),
    );
  });

  it('295. Count 1999 shows 1,999 as is (R0-07)', () => {
    expect(displayCount({ count: 1999, facets: {} }, emptySearch, '2000+')).toBe('1,999');
  });
});

describe('sliders, budget, text', () => {
  it('279. Slider step is (max - min) / 100', () => {
    expect(sliderStep({ min: 5000, max: 25_000 })).toBe(200);
  });

  it('280. Slider value 12499 commits as 12000 and 12500 as 13000', () => {
    const bounds = { min: 0, max: 100_000 };
    const commit = (value: number) => commitThumb(bounds, 'min', value, bounds).thumbs.min;
    expect([commit(12_499), commit(12_500)]).toEqual([12_000, 13_000]);
  });

  it('282. Minimum thumb cannot pass the maximum thumb and stays at least 1 below', () => {
    const thumbs = { min: 10_000, max: 20_000 };
    const moved = commitThumb(thumbs, 'min', 90_000, { min: 0, max: 100_000 }).thumbs;
    expect(moved.min).toBeLessThanOrEqual(moved.max - 1);
  });

  it('285. 286. bounds without stats, and those of the price-range slider', () => {
    expect(sliderBounds(undefined).max).toBe(100_000);
    expect(priceRangeSlider).toEqual({ bounds: { min: 5000, max: 250_000 }, step: 500 });
  });

  it('287. 291. 292. Slider writes range[price]=min:max; slider and text clear page and query', () => {
    const paged = withPage(withQuery(emptySearch, 'kia'), 4);
    const bounds = { min: 0, max: 100_000 };
    const range = movedRange({ min: null, max: 20_000 }, 'min', 10_000, bounds);
    expect(formatSearch(withRange(paged, 'price', range))).toBe(
      'query=kia&range[price]=10000:20000',
    );
    expect(withQuery(paged, 'rio')).toMatchObject({ query: 'rio', page: 1 });
    expect(formatSearch(withQuery(paged, ''))).toBe('');
  });

  it('146. Price-range slider button sorts by the highest price', () => {
    expect(formatSearch(withPriceRange(emptySearch, { min: 5000, max: 9000 }))).toContain(
      'sortBy=Car_production:price:desc',
    );
  });

  it('266. Budget for weekly 200 and deposit 2000 is 54000', () => {
    expect(budgetOf(200, 2000)).toBe(54_000);
  });

  it('267. Budget is rounded to a whole dollar', () => {
    expect(budgetOf(100.01, 0)).toBe(26_003);
  });

  it('270. 325. equal to the minimum keeps the button, above the maximum is capped', () => {
    expect(budgetResult(5000, { min: 5000, max: 9000 }).affordable).toBe(true);
    expect(budgetResult(4999, { min: 5000, max: 9000 }).affordable).toBe(false);
    expect(budgetResult(50_000, { min: 5000, max: 9000 }).amount).toBe(9000);
  });

  it('326. Budget search excludes cars priced 1000 or less', () => {
    const listed = (price: number) =>
      isListed(aVehicle({ price }), { soldDays: 3, priceAbove: 1000 }, 'relevance', now);
    expect([listed(1000), listed(1001)]).toEqual([false, true]);
  });

  it('144. 145. Budget link appends range[price]=:{amount} with ? or &', () => {
    expect(searchHref('/search', withBudget(emptySearch, 54_000, []))).toBe(
      '/search?range[price]=:54000',
    );
    expect(searchHref('/search', withBudget(withQuery(emptySearch, 'kia'), 54_000, []))).toBe(
      '/search?query=kia&range[price]=:54000',
    );
  });

  it('a pill names what was asked for, and the clean path of a make is its page', () => {
    const toyota = parseSearch('refinementList[make][0]=Toyota');
    expect(appliedFilters(toyota).map(({ facet, label }) => `${facet} ${label}`)).toEqual([
      'Make Toyota',
    ]);
    expect(canonicalSearch('/search', toyota)).toEqual({ path: '/search/toyota', indexable: true });
  });
});
