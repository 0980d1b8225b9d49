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
