import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../testing/processorMs.ts';
import { facetKeys, rangeKeys, valueKeys } from './facets.ts';
import { formatSearch } from './formatSearch.ts';
import { parseSearch } from './parseSearch.ts';
import { hasSearch } from './queryString.ts';
import { normalQuery, normalRange, normalValues } from './searchLimits.ts';
import { emptySearch, type SearchState } from './searchState.ts';
import { sortKeys } from './sort.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    'C-Class (W205)',
    'D-MAX, SX',
    '4x4',
    'a&b=c',
    '100%',
    '+',
    '[0]',
    '`',
    "'",
    '#?/',
  ),
);

const range = fc
  .record({
    min: fc.option(fc.nat({ max: 999_999_999 })),
    max: fc.option(fc.double({ min: 0, max: 999_999_999, noNaN: true })),
  })
  .map(normalRange)
  .filter((sides) => sides !== null);

/** Search states in normal form, up to the 60 values a URL may carry. */
const states: fc.Arbitrary<SearchState> = fc
  .record({
    query: text.map(normalQuery),
    page: fc.integer({ min: 1, max: 200 }),
    sort: fc.constantFrom(...sortKeys),
    lists: fc.uniqueArray(
      fc.tuple(fc.constantFrom(...valueKeys), fc.array(text, { maxLength: 9 })),
      {
        maxLength: 6,
        selector: ([key]) => key,
      },
    ),
    menus: fc.uniqueArray(fc.tuple(fc.constantFrom(...valueKeys), text), {
      maxLength: 3,
      selector: ([key]) => key,
    }),
    ranges: fc.uniqueArray(fc.tuple(fc.constantFrom(...rangeKeys), range), {
      selector: ([key]) => key,
    }),
  })
  .map(({ query, page, sort, lists, menus, ranges }) => {
    const values = lists
      .map(([key, list]) => [key, normalValues(list)] as const)
      .filter(([, list]) => list.length > 0);
    const taken = new Set(values.map(([key]) => key));
    return {
      query,
      page,
      sort,
      values: Object.fromEntries(values),
      menus: Object.fromEntries(
        menus.filter(([key, value]) => !taken.has(key) && normalValues([value]).length > 0),
      ),
      ranges: Object.fromEntries(ranges),
    };
  });

describe('the URL of a search (R14-05)', () => {
  test('parse undoes format, for 10,000 states', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseSearch(formatSearch(state))).toEqual(state);
      }),
      { numRuns: 10_000 },
    );
  });

  test('one URL per state: the order of values, facets and parameters does not matter', () => {
    fc.assert(
      fc.property(states, fc.infiniteStream(fc.nat()), (state, chance) => {
        const url = formatSearch(state);
        const shuffled = url
          .split('&')
          .map((piece) => [chance.next().value, piece] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, piece]) => piece);
        expect(formatSearch(parseSearch(shuffled.join('&')))).toBe(url);
      }),
      { numRuns: 1000 },
    );
  });

  test('an escaped URL means the same (R2-22)', () => {
    fc.assert(
      fc.property(states, (state) => {
        const url = formatSearch(state);
        const escaped = url.replaceAll('[', '%5B').replaceAll(']', '%5d').replaceAll(':', '%3A');
        expect(parseSearch(`?${escaped}`)).toEqual(state);
      }),
    );
  });

  test('format is total on states outside the normal form', () => {
    const wild = fc.record({
      query: fc.string({ unit: 'binary' }),
      page: fc.double(),
      sort: fc.constantFrom(...sortKeys),
      values: fc.dictionary(fc.constantFrom(...valueKeys), fc.array(fc.string({ unit: 'binary' }))),
      menus: fc.dictionary(fc.constantFrom(...valueKeys), fc.string({ unit: 'binary' })),
      ranges: fc.dictionary(
        fc.constantFrom(...rangeKeys),
        fc.record({ min: fc.double(), max: fc.option(fc.double()) }),
      ),
    });
    fc.assert(
      fc.property(wild, (state) => {
        const url = formatSearch({ ...state, query: `${state.query}\ud800` });
        expect(url).toMatch(/^[\x21-\x7e]*$/);
      }),
    );
  });
});

describe('any query string (R14-03)', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('refinementList', 'range', 'menu', '%5B', '[', ']', '=', '&', '%', '%00', ':'),
    fc.constantFrom(
      '[make]',
      '[price]',
      '[0]',
      '[__proto__]',
      'constructor',
      '\ud800',
      '+',
      'page',
    ),
    fc.constantFrom(...facetKeys),
  );

  test('is read without error into a state that is in normal form', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const state = parseSearch(parts.join(''));
        expect(parseSearch(formatSearch(state))).toEqual(state);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    '__proto__=1&__proto__[query]=x&refinementList[__proto__][0]=x&menu[__proto__]=x',
    'refinementList[constructor][0]=x&menu[toString]=x&range[hasOwnProperty]=1:2',
    'refinementList[price][0]=1&menu[km]=3&range[make]=1:2',
    'refinementList[make][0]=&refinementList[make][1]=%00&refinementList[make][2]=a%0Ab',
    'refinementList[make][0]=\ud800&refinementList[make][1]=a%01',
    'query=%20%00%20&sortBy=price&sortBy=other:price:desc',
    'refinementList=Toyota&refinementList[]=Toyota&refinementList[make][0][1]=x&[make]=x',
  ])('%s asks for nothing', (queryString) => {
    expect(parseSearch(queryString)).toEqual(emptySearch);
    expect(Object.hasOwn(Object.prototype, 'query')).toBe(false);
  });

  test('10,000 parameters take under 50 ms and leave 20 values a facet, 60 in all', () => {
    const many = (key: string) =>
      Array.from({ length: 2500 }, (_, index) => `refinementList[${key}][${index}]=${index}`);
    const url = ['make', 'model', 'colour', 'badge'].flatMap(many).join('&');
    let state = emptySearch;
    expect(processorMs(() => (state = parseSearch(url)))).toBeLessThan(50);
    expect(Object.values(state.values).map((values) => values.length)).toEqual([20]);
    const short = ['make', 'model', 'colour', 'badge'].flatMap((key) => many(key).slice(0, 30));
    const counts = parseSearch(short.join('&')).values;
    expect(Object.values(counts).map((values) => values.length)).toEqual([20, 20, 20]);
  });

  test('a value of 80 characters is kept, of 81 ignored; a text is cut at 200', () => {
    const state = parseSearch(
      `query=${'q'.repeat(300)}&menu[make]=${'a'.repeat(80)}&menu[model]=${'a'.repeat(81)}`,
    );
    expect(state.query).toHaveLength(200);
    expect(state.menus).toEqual({ make: 'a'.repeat(80) });
  });
});

describe('what a query string says', () => {
  test('several values of one facet, in either form (R2-30)', () => {
    const expected = { ...emptySearch, values: { make: ['Kia', 'Toyota'] } };
    expect(parseSearch('refinementList[make][0]=Toyota&refinementList[make][1]=Kia')).toEqual(
      expected,
    );
    expect(parseSearch('refinementList%5Bmake%5D%5B%5D=Kia&refinementList[make]=Toyota')).toEqual(
      expected,
    );
    expect(
      parseSearch(
        'refinementList[make][999999999]=Kia&refinementList[make][0]=Toyota&refinementList[make][7]=Kia',
      ),
    ).toEqual(expected);
  });

  test.each([
    ['10000:20000', { min: 10000, max: 20000 }],
    [':20000', { min: null, max: 20000 }],
    ['20000:', { min: 20000, max: null }],
    ['5:5', { min: 5, max: 5 }],
    ['0:0', { min: 0, max: 0 }],
    ['0007:3990.55', { min: 7, max: 3990.55 }],
    ['%3A40000', { min: null, max: 40000 }],
    ['5:3', undefined],
    ['abc:1', undefined],
    [':', undefined],
    ['', undefined],
    ['5', undefined],
    ['1:2:3', undefined],
    ['-1:5', undefined],
    ['-0:', undefined],
    ['NaN:1', undefined],
    ['1e309:', undefined],
    ['１２３:', undefined],
    ['9999999999:', undefined],
  ])('range[price]=%s (R2-77, R5-05, R14-04)', (written, expected) => {
    expect(parseSearch(`range[price]=${written}`).ranges.price).toEqual(expected);
  });

  test('a form without JavaScript may send each bound by itself', () => {
    const url = 'range[km][min]=&range[km][max]=50000&range[price][min]=9&range[price][max]=5';
    expect(parseSearch(url).ranges).toEqual({ km: { min: null, max: 50000 } });
  });

  test.each([
    ['2', 2],
    ['1', 1],
    ['0', 1],
    ['-1', 1],
    ['1e9', 1],
    ['x', 1],
    ['', 1],
    ['2.5', 1],
    ['１２', 1],
    ['007', 7],
    ['200', 200],
    ['201', 200],
    ['9'.repeat(400), 200],
  ])('page=%s is page %i (R2-40)', (written, expected) => {
    expect(parseSearch(`page=${written}`).page).toBe(expected);
  });

  test('of a repeated parameter the last counts, so a suffix may be appended (R2-78)', () => {
    const state = parseSearch(
      'range[price]=1:2&sortBy=x&range[price]=:9&sortBy=Car_production:price:desc',
    );
    expect(state.ranges.price).toEqual({ min: null, max: 9 });
    expect(state.sort).toBe('price_desc');
  });

  test('a list wins over a menu of the same facet', () => {
    expect(parseSearch('menu[make]=Kia&refinementList[make][0]=Toyota')).toEqual({
      ...emptySearch,
      values: { make: ['Toyota'] },
    });
  });

  test('unless the facet takes one value at a time (R2-31)', () => {
    const band = 'refinementList[price_range][0]=A';
    expect(parseSearch(`${band}&menu[price_range]=B`)).toEqual({
      ...emptySearch,
      menus: { price_range: 'B' },
    });
    // What an older page's check boxes said still holds.
    expect(parseSearch(`${band}&refinementList[price_range][1]=B&menu[price_range]=`)).toEqual({
      ...emptySearch,
      values: { price_range: ['A', 'B'] },
    });
  });

  test('only a leading question mark is none of the text; a bare key is empty', () => {
    expect(parseSearch('?query=what?').query).toBe('what?');
    expect(parseSearch('query=x&query').query).toBe('');
    expect(parseSearch('=query&=x')).toEqual(emptySearch);
  });

  test('white space round a text does not count towards its length', () => {
    expect(parseSearch(`query=+${'q'.repeat(199)}+rr`).query).toBe('q'.repeat(199));
  });

  test('malformed escapes stand for themselves', () => {
    expect(parseSearch('query=100%&%E0%A4%A=1&menu[make]=%zz').query).toBe('100%');
    expect(parseSearch('menu[make]=%zz').menus).toEqual({ make: '%zz' });
  });
});

describe('how a state is written', () => {
  test('in one order, page 1 and the default sort left out', () => {
    const state: SearchState = {
      query: 'land cruiser',
      page: 2,
      sort: 'price_desc',
      values: { model: ['D-MAX, SX'], make: ['Toyota', 'Kia'] },
      menus: { body: 'SUV' },
      ranges: { km: { min: 0, max: 50000 }, price: { min: null, max: 40000 } },
    };
    expect(formatSearch(state)).toBe(
      'query=land%20cruiser&refinementList[make][0]=Kia&refinementList[make][1]=Toyota' +
        '&refinementList[model][0]=D-MAX%2C%20SX&menu[body]=SUV&range[price]=:40000' +
        '&range[km]=0:50000&sortBy=Car_production:price:desc&page=2',
    );
    expect(formatSearch(emptySearch)).toBe('');
  });
});

describe('whether there is a search at all (R2-02)', () => {
  test.each([
    ['?query=ranger', true],
    ['query=', true],
    ['page=2', true],
    ['sortBy=x', true],
    ['refinementList[make][0]=Kia', true],
    ['refinementList%5Bmake%5D%5B0%5D=Kia&utm_source=x', true],
    ['range[price]=:1', true],
    ['menu[body]=SUV', true],
    ['toggle[sold]=true', true],
    ['', false],
    ['?', false],
    ['utm_source=a&utm_medium=b&gclid=c&fbclid=d', false],
    ['myquery=1&pages=2', false],
  ])('%s: %s', (queryString, expected) => {
    expect(hasSearch(queryString)).toBe(expected);
  });
});
