import { expect, test } from 'vitest';
import { appliedFilters, rangeLabel } from './appliedFilters.ts';
import { formatSearch } from './formatSearch.ts';
import { parseSearch } from './parseSearch.ts';
import {
  toggleValue,
  withMenu,
  withPage,
  withQuery,
  withRange,
  withSort,
  withValues,
} from './refine.ts';
import { clearAll, refinementsOf, removeRefinement } from './refinement.ts';
import { chosenValues, emptySearch, type SearchState } from './searchState.ts';

const start = parseSearch(
  'query=ranger&refinementList[make][0]=Ford&refinementList[make][1]=Kia&menu[body]=Ute' +
    '&range[price]=10000:40000&sortBy=Car_production:price:asc&page=5',
);

test('every change but that of the page clears the page (R2-41)', () => {
  const changes: readonly SearchState[] = [
    withQuery(start, 'hilux'),
    withValues(start, 'make', ['Ford']),
    toggleValue(start, 'make', 'Mazda'),
    withMenu(start, 'fuel', 'Diesel'),
    withRange(start, 'km', { min: null, max: 1000 }),
    withRange(start, 'price', null),
    withSort(start, 'latest'),
    clearAll(start),
    ...refinementsOf(start).map((refinement) => removeRefinement(start, refinement)),
  ];
  expect(changes.map(({ page }) => page)).toEqual(changes.map(() => 1));
  expect(withPage(start, 6)).toEqual({ ...start, page: 6 });
  expect(withPage(start, 0).page).toBe(1);
  expect(withPage(start, Number.NaN).page).toBe(1);
  expect(withPage(start, 1e9).page).toBe(200);
});

test('a value is toggled on and off; the last one leaves no trace', () => {
  const more = toggleValue(start, 'make', 'Audi');
  expect(more.values.make).toEqual(['Audi', 'Ford', 'Kia']);
  expect(toggleValue(more, 'make', 'Audi').values).toEqual(start.values);
  const one = toggleValue(emptySearch, 'make', 'Audi');
  expect(toggleValue(one, 'make', 'Audi')).toEqual(emptySearch);
});

test('a facet has one refinement: list and menu replace each other (R2-30)', () => {
  const listed = toggleValue(start, 'body', 'SUV');
  expect(listed.menus).toEqual({});
  expect(listed.values.body).toEqual(['SUV', 'Ute']);
  const menu = withMenu(listed, 'body', 'Van');
  expect(menu.values.body).toBeUndefined();
  expect(chosenValues(menu, 'body')).toEqual(['Van']);
  expect(withMenu(menu, 'body', null).menus).toEqual({});
  expect(toggleValue(start, 'body', 'Ute').menus).toEqual({});
});

test('values out of bounds are not taken', () => {
  const many = Array.from({ length: 25 }, (_, index) => `m${index}`);
  expect(withValues(start, 'make', ['', 'x'.repeat(81), '\n', 'Kia', 'Kia']).values.make).toEqual([
    'Kia',
  ]);
  expect(withValues(start, 'make', many).values.make).toHaveLength(20);
  expect(withRange(start, 'price', { min: 9, max: 5 }).ranges).toEqual({});
  expect(withRange(start, 'price', { min: null, max: null }).ranges).toEqual({});
  expect(withRange(start, 'price', { min: Number.NaN, max: 5 }).ranges).toEqual({});
  expect(withRange(start, 'price', { min: -1, max: 5 }).ranges).toEqual({});
  expect(withRange(start, 'price', { min: 0, max: 1e9 }).ranges).toEqual({});
  expect(withRange(emptySearch, 'price', { min: -0, max: 5.999 }).ranges).toEqual({
    price: { min: 0, max: 6 },
  });
});

test('clearing keeps only the sort', () => {
  expect(formatSearch(clearAll(start))).toBe('sortBy=Car_production:price:asc');
});

test('the pills of a search, each with the search without it', () => {
  const pills = appliedFilters(start);
  expect(pills.map(({ facet, label }) => `${facet}: ${label}`)).toEqual([
    'Search: ranger',
    'Make: Ford',
    'Make: Kia',
    'Body type: Ute',
    'Price: $10,000 to $40,000',
  ]);
  expect(pills.map(({ without }) => formatSearch({ ...without, sort: 'relevance' }))).toEqual([
    'refinementList[make][0]=Ford&refinementList[make][1]=Kia&menu[body]=Ute&range[price]=10000:40000',
    'query=ranger&refinementList[make][0]=Kia&menu[body]=Ute&range[price]=10000:40000',
    'query=ranger&refinementList[make][0]=Ford&menu[body]=Ute&range[price]=10000:40000',
    'query=ranger&refinementList[make][0]=Ford&refinementList[make][1]=Kia&range[price]=10000:40000',
    'query=ranger&refinementList[make][0]=Ford&refinementList[make][1]=Kia&menu[body]=Ute',
  ]);
});

test('pills use the words of shoppers and of the site', () => {
  const state: SearchState = {
    ...emptySearch,
    values: {
      car_type: ['new', 'used'],
      item_type: ['caravan'],
      seats: ['1', '7'],
      status: ['coming_soon'],
      dealership_slug: ['east', 'north'],
    },
  };
  const words = { used: 'Pre-Owned', dealerships: { north: 'Northside Motors' } };
  expect(appliedFilters(state, words).map(({ label }) => label)).toEqual([
    'Caravan',
    'New',
    'Pre-Owned',
    '1 seat',
    '7 seats',
    'east',
    'Northside Motors',
    'Coming Soon',
  ]);
  expect(appliedFilters({ ...emptySearch, values: { car_type: ['used'] } })[0]?.label).toBe('Used');
  const hostile = { car_type: ['constructor'], dealership_slug: ['toString'] };
  expect(
    appliedFilters({ ...emptySearch, values: hostile }, words).map(({ label }) => label),
  ).toEqual(['constructor', 'toString']);
});

test('ranges in words', () => {
  expect(rangeLabel('price', { min: null, max: 40000 })).toBe('Up to $40,000');
  expect(rangeLabel('price', { min: 0, max: null })).toBe('From $0');
  expect(rangeLabel('km', { min: 5000, max: 50000 })).toBe('5,000 km to 50,000 km');
  expect(rangeLabel('subscription_price', { min: 99, max: 199 })).toBe('$99 / week to $199 / week');
  expect(rangeLabel('km', { min: null, max: null })).toBe('');
});
