import { emptySearch, formatSearch, parseSearch, type SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { searchFields } from './searchFields.ts';

const state: SearchState = {
  query: 'x-trail & more',
  page: 3,
  sort: 'price_desc',
  values: { make: ['Land Rover', 'Škoda'], dealership_slug: ['a=b'] },
  menus: { price_range: 'Under $10,000' },
  ranges: { price: { min: null, max: 40000 } },
};

test('a form with these fields asks for the same search, from page 1', () => {
  const sent = searchFields(state)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  expect(parseSearch(sent)).toEqual({ ...parseSearch(formatSearch(state)), page: 1 });
});

test('the whole stock needs no fields', () => {
  expect(searchFields(emptySearch)).toEqual([]);
});
