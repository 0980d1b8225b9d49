import { emptySearch, type FacetKey, type SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { printFilter } from '../filter/printFilter.ts';
import { refinedKeys, refinementFilter } from './refinementFilter.ts';

const state: SearchState = {
  ...emptySearch,
  values: { make: ['Kia', 'MG'], seats: ['7'] },
  menus: { price_range: 'Under $10,000' },
  ranges: { price: { min: 28_399.99, max: null }, km: { min: 0.005, max: 10.001 } },
};

test('names the refined facets', () => {
  expect(refinedKeys(state)).toEqual(['make', 'seats', 'price_range', 'price', 'km']);
  expect(refinedKeys(emptySearch)).toEqual([]);
});

test.each<[string, FacetKey | null, string]>([
  [
    'all',
    null,
    'make:=[zkia,zmzg] && seats:=7 && price_range:=zunderz0z82410z82c000' +
      ' && price:>=2839999 && km:>=1 && km:<=1000',
  ],
  [
    'all but make',
    'make',
    'seats:=7 && price_range:=zunderz0z82410z82c000 && price:>=2839999 && km:>=1 && km:<=1000',
  ],
  [
    'all but km',
    'km',
    'make:=[zkia,zmzg] && seats:=7 && price_range:=zunderz0z82410z82c000 && price:>=2839999',
  ],
])('refines by %s', (_, except, printed) => {
  expect(printFilter(refinementFilter(state, except))).toBe(printed);
});
