import { expect, test } from 'vitest';
import {
  dealershipState,
  formatDealershipSearch,
  parseDealershipSearch,
} from './dealershipSearch.ts';
import { emptySearch } from './searchState.ts';

test('a dealership has a flat state of its own: categories and price (R2-44)', () => {
  const url = 'categories=Bikes&categories=Work%20%26%20farm&price=5000:20000&page=2';
  const search = parseDealershipSearch(`?${url}`);
  expect(search).toEqual({
    categories: ['Bikes', 'Work & farm'],
    price: { min: 5000, max: 20_000 },
    page: 2,
  });
  expect(formatDealershipSearch(search)).toBe(url);
  expect(dealershipState(search)).toEqual({
    ...emptySearch,
    page: 2,
    values: { categories: ['Bikes', 'Work & farm'] },
    ranges: { price: { min: 5000, max: 20_000 } },
  });
});

test.each([
  ['price=:20000', { min: null, max: 20_000 }, 'price=:20000'],
  ['price=5000:', { min: 5000, max: null }, 'price=5000:'],
  ['price=:', null, ''],
  ['price=9:5', null, ''],
  ['price=x:5', null, ''],
  ['price=&categories=&page=0', null, ''],
  ['refinementList[categories][0]=Bikes', null, ''],
])('"%s" asks for the price %j', (queryString, price, clean) => {
  const search = parseDealershipSearch(queryString);
  expect(search.price).toEqual(price);
  expect(formatDealershipSearch(search)).toBe(clean);
});

test('what nobody asks for is not in the state', () => {
  expect(dealershipState(parseDealershipSearch(''))).toEqual(emptySearch);
});
