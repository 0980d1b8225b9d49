import { expect, test } from 'vitest';
import type { FacetKey } from './facets.ts';
import { facetTileHref } from './facetTile.ts';
import { withMenu, withRange, withSort, withValues } from './refine.ts';
import { emptySearch, type SearchState } from './searchState.ts';

/** Each line below an expected error must not compile; the type check fails when one does. */
const combinations = {
  'values of a range': () =>
    // @ts-expect-error price is refined by bounds
    withValues(emptySearch, 'price', ['1']),
  'a menu of a range': () =>
    // @ts-expect-error km is refined by bounds
    withMenu(emptySearch, 'km', '1'),
  'bounds of words': () =>
    // @ts-expect-error make has no bounds
    withRange(emptySearch, 'make', { min: 1, max: 2 }),
  'a range without its other side': () =>
    // @ts-expect-error an open side is null
    withRange(emptySearch, 'price', { min: 1 }),
  'an unknown sort': () =>
    // @ts-expect-error sorts are four
    withSort(emptySearch, 'oldest'),
  'an unknown facet': (): FacetKey =>
    // @ts-expect-error price_asc is a sort, no facet
    'price_asc',
  'a tile of a range': () =>
    // @ts-expect-error a tile stands for one value
    facetTileHref('/search', 'price', '1'),
  'a state that changes': (state: SearchState) => {
    // @ts-expect-error the values of a state are read only
    state.values.make = ['Kia'];
  },
};

test('these do not compile', () => {
  expect(Object.keys(combinations)).toHaveLength(8);
});
