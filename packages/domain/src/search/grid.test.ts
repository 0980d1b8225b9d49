import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayCount } from './countDisplay.ts';
import { parseSearch } from './parseSearch.ts';
import { isPromoShown, type Promo, placePromos } from './promo.ts';
import { type RecentSearch, rememberSearch } from './recentSearches.ts';
import { withQuery } from './refine.ts';
import { resultCacheKey, withResult } from './resultCache.ts';
import { emptySearch } from './searchState.ts';
import { sevenSeaterFilter, sevenSeaterTitle } from './sevenSeater.ts';
import { showMe } from './showMe.ts';

function aPromo(fields: Partial<Promo> = {}): Promo {
  return { start: null, expiry: null, position: 8, display: true, strictDisplay: false, ...fields };
}

describe('promo tiles (R2-51 to R2-53)', () => {
  const window = {
    start: Date.parse('2025-01-01T00:00:00+10:00'),
    expiry: Date.parse('2025-02-01T00:00:00+10:00'),
  };

  test.each<[Partial<Promo>, string, boolean]>([
    [window, '2024-12-31T23:59:59.999+10:00', false],
    [window, '2025-01-01T00:00:00+10:00', true],
    [window, '2025-01-15T12:00:00+10:00', true],
    [window, '2025-01-31T23:59:59.999+10:00', true],
    [window, '2025-02-01T00:00:00+10:00', false],
    [{}, '2026-11-21T00:00:00Z', true],
    [{ display: false }, '2026-11-21T00:00:00Z', false],
  ])('%j at %s: %s', (fields, at, expected) => {
    expect(isPromoShown(aPromo(fields), Date.parse(at))).toBe(expected);
  });

  const now = 0;
  function places(hits: number, promos: readonly Promo[], page = 1, everyPage = false) {
    return placePromos(Array.from({ length: hits }), promos, { page, now, everyPage }).flatMap(
      ({ kind }, index) => (kind === 'promo' ? [index + 1] : []),
    );
  }

  test('slots 8 and 17 of the rendered list; a layout may say 9', () => {
    expect(places(21, [aPromo({ position: 17 }), aPromo()])).toEqual([8, 17]);
    expect(places(21, [aPromo({ position: 9 })])).toEqual([9]);
  });

  test('a tile falls to the end of a shorter page, a strict one stays away', () => {
    expect(places(3, [aPromo()])).toEqual([4]);
    expect(places(6, [aPromo({ strictDisplay: true })])).toEqual([]);
    expect(places(7, [aPromo({ strictDisplay: true })])).toEqual([8]);
    expect(places(0, [aPromo()])).toEqual([]);
  });

  test('page 1 only, unless configured', () => {
    expect(places(21, [aPromo()], 2)).toEqual([]);
    expect(places(21, [aPromo()], 2, true)).toEqual([8]);
  });

  test('a tile outside its window or switched off takes no slot', () => {
    const hidden = [
      aPromo({ expiry: now }),
      aPromo({ start: now + 1 }),
      aPromo({ display: false }),
    ];
    expect(places(21, [...hidden, aPromo({ position: 17 })])).toEqual([17]);
    expect(placePromos(['a'], [aPromo()], { page: 2, now })).toEqual([{ kind: 'hit', hit: 'a' }]);
  });

  test('two tiles for one slot stand side by side, in the order given', () => {
    const first = { ...aPromo(), name: 'first' };
    const second = { ...aPromo(), name: 'second' };
    const names = placePromos(Array.from({ length: 9 }), [first, second], { page: 1, now })
      .map((slot) => (slot.kind === 'promo' ? slot.promo.name : ''))
      .slice(7, 9);
    expect(names).toEqual(['first', 'second']);
  });

  test('no hit is dropped, doubled or moved before another', () => {
    const promos = fc.array(
      fc.record({
        position: fc.integer({ min: -2, max: 40 }),
        display: fc.boolean(),
        strictDisplay: fc.boolean(),
        start: fc.option(fc.integer()),
        expiry: fc.option(fc.integer()),
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat()), promos, (hits, tiles) => {
        const slots = placePromos(hits, tiles, { page: 1, now });
        expect(slots.flatMap((slot) => (slot.kind === 'hit' ? [slot.hit] : []))).toEqual(hits);
        expect(slots.length).toBeLessThanOrEqual(hits.length + tiles.length);
      }),
    );
  });
});

describe('count display (R1-07, R5-10)', () => {
  const facets = {
    car_type: [
      { value: 'new', count: 500 },
      { value: 'used', count: 1600 },
    ],
  };

  test.each<[number, string, number | string | null, string]>([
    [0, '', '2000+', '0'],
    [1999, '', '2000+', '1,999'],
    [2000, '', '2000+', '2000+'],
    [2000, 'page=2&sortBy=Car_production:price:asc', 2500, '2,500'],
    [2000, '', null, '2,100'],
    [2100, 'query=car', '2000+', '2,100'],
    [2100, 'range[km]=:9', '2000+', '2,100'],
    [2000, 'menu[car_type]=used', '2000+', '1,600'],
    [2000, 'refinementList[car_type][0]=demo', null, '2,000'],
  ])('%d with "%s", configured %s: %s', (count, queryString, configured, expected) => {
    const text = displayCount({ count, facets }, parseSearch(queryString), configured);
    expect(text).toBe(expected);
  });

  test('without any car type it is the count', () => {
    expect(displayCount({ count: 2000, facets: {} }, emptySearch, null)).toBe('2,000');
  });
});

test.each([
  [0, '0', 'car', 'Show Me 0 Cars'],
  [1, '1', 'car', 'Show Me 1 Car'],
  [12, '12', 'car', 'Show Me 12 Cars'],
  [3, '3', 'caravan', 'Show Me 3 Caravans'],
  [1234, '1,234', 'motorcycle', 'Show Me 1,234 Motorcycles'],
  [2000, '2000+', 'car', 'Show Me 2000+ Cars'],
] as const)('%d, %s, %s: %s (R2-45)', (count, display, itemType, expected) => {
  expect(showMe(count, display, itemType)).toBe(expected);
});

test('7-seater page (R2-55)', () => {
  expect(sevenSeaterTitle({ city: 'Southport', state: 'QLD' })).toBe(
    '7 Seater Cars for Sale in Southport, QLD',
  );
  expect(sevenSeaterTitle(null)).toBe('7 Seater Cars for Sale');
  expect(sevenSeaterFilter).toEqual({ seats: ['7'] });
});

describe('recent searches (R3-20)', () => {
  function after(...makes: readonly string[]): readonly RecentSearch[] {
    return makes.reduce<readonly RecentSearch[]>(
      (history, make) => rememberSearch(history, '/search', parseSearch(`menu[make]=${make}`)),
      [],
    );
  }

  test('at most 5, newest first, the oldest dropped', () => {
    const filters = after('A', 'B', 'C', 'D', 'E', 'F').map((entry) => entry.filters.at(-1));
    expect(filters).toEqual(['F', 'E', 'D', 'C', 'B']);
  });

  test('the same search moves to the front, whatever its page and sort', () => {
    const history = after('A', 'B');
    const again = parseSearch('menu[make]=A&page=3&sortBy=Car_production:price:asc');
    const next = rememberSearch(history, '/search', again);
    expect(next.map(({ filters }) => filters)).toEqual(['menu[make]=A', 'menu[make]=B']);
    expect(rememberSearch(history, '/search/used-cars', again)).toHaveLength(3);
  });
});

describe('result cache (R2-59, R9-18)', () => {
  function search(page: number) {
    return { ...emptySearch, page };
  }
  const key = (page: number) => resultCacheKey(search(page));

  test('refinements in another order are the same search; another page is not', () => {
    const one = parseSearch('refinementList[make][0]=B&menu[body]=SUV&refinementList[make][1]=A');
    const other = parseSearch('menu[body]=SUV&refinementList[make][0]=A&refinementList[make][1]=B');
    expect(resultCacheKey(one)).toBe(resultCacheKey(other));
    expect(resultCacheKey(search(2))).not.toBe(resultCacheKey(search(1)));
  });

  test('the 11th distinct search drops the oldest, even one just read or renewed', () => {
    let cache: ReadonlyMap<string, number> = new Map();
    for (let page = 1; page <= 10; page += 1) cache = withResult(cache, key(page), page);
    cache = withResult(cache, key(1), 100);
    expect(cache.size).toBe(10);
    expect(cache.get(key(1))).toBe(100);
    cache = withResult(cache, key(11), 11);
    expect(cache.size).toBe(10);
    expect(cache.has(key(1))).toBe(false);
    expect(cache.has(key(2))).toBe(true);
  });
});

describe('what is counted, kept and remembered', () => {
  test('refinements in a different order hit the same cache entry (R2-59)', () => {
    const [a, b] = ['menu[make]=Kia&menu[body]=SUV', 'menu[body]=SUV&menu[make]=Kia'].map(
      parseSearch,
    );
    expect(a && b && resultCacheKey(a)).toBe(b && resultCacheKey(b));
  });

  test('the 11th distinct search drops the oldest cache entry (R9-18)', () => {
    let cache: ReadonlyMap<string, number> = new Map();
    for (let turn = 1; turn <= 11; turn += 1) {
      cache = withResult(cache, resultCacheKey(withQuery(emptySearch, `car ${turn}`)), turn);
    }
    expect([...cache.values()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('recent-search history keeps at most 5 entries and drops the oldest (R3-20)', () => {
    const queries = ['a', 'b', 'c', 'd', 'e', 'f'];
    const history = queries.reduce<readonly RecentSearch[]>(
      (list, query) => rememberSearch(list, '/search', withQuery(emptySearch, query)),
      [],
    );
    expect(history.map(({ filters }) => filters)).toEqual(
      ['f', 'e', 'd', 'c', 'b'].map((query) => `query=${query}`),
    );
  });

  test('count 1999 shows 1,999 as is (R0-07, R5-10)', () => {
    expect(displayCount({ count: 1999, facets: {} }, emptySearch, '2000+')).toBe('1,999');
  });
});
