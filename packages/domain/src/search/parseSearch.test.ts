import { describe, expect, test } from 'vitest';
import { parseSearch } from './parseSearch.ts';
import { emptySearch } from './searchState.ts';

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
