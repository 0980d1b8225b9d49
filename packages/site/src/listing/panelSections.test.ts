import { emptySearch, type FacetKey, type SearchResponse } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { rules } from '../testing/rules.ts';
import type { ListingRules } from './listingRules.ts';
import { panelSections } from './panelSections.ts';

type Look = ListingRules['filters'][number]['look'];

const response: Pick<SearchResponse<unknown>, 'facets' | 'facetStats'> = {
  facets: {
    make: [
      { value: 'Kia', count: 3 },
      { value: 'Mazda', count: 2 },
    ],
    transmission: [{ value: 'Automatic', count: 5 }],
  },
  facetStats: { price: { min: 1000, max: 9000 } },
};

function sections(filters: readonly (readonly [FacetKey, Look])[], more: Partial<ListingRules>) {
  const looks = filters.map(([facet, look]) => ({ facet, look }));
  return panelSections(response, emptySearch, { ...rules, ...more, filters: looks });
}

describe('a facet is drawn as the site says', () => {
  test('makes as tiles, with the pictures that the dealer has (R2-50)', () => {
    const [make] = sections([['make', 'tiles']], { makeLogos: { Kia: '/logo/kia.svg' } });
    expect(make).toMatchObject({
      kind: 'values',
      look: 'tiles',
      values: [
        { value: 'Kia', logo: { src: '/logo/kia.svg', width: 56, height: 32 } },
        { value: 'Mazda' },
      ],
    });
    expect(make?.kind === 'values' && make.values[1]).not.toHaveProperty('logo');
  });

  test('the makes that the dealer names before all others', () => {
    const [make] = sections([['make', 'list']], { firstMakes: ['Holden', 'Mazda'] });
    expect(make).toMatchObject({ values: [{ value: 'Mazda' }, { value: 'Kia' }] });
  });

  test('as a dropdown, of makes with the popular ones first', () => {
    const menus = sections(
      [
        ['make', 'menu'],
        ['transmission', 'menu'],
      ],
      {},
    );
    expect(menus).toMatchObject([
      { kind: 'menu', key: 'make', popular: true },
      { kind: 'menu', key: 'transmission', popular: false },
    ]);
  });
});

test.each([
  [1, [true, false, false]],
  [['price', 'transmission'] as FacetKey[], [false, true, true]],
])('sections that start open: %j', (openFilters, expected) => {
  const open = sections(
    [
      ['make', 'list'],
      ['price', 'list'],
      ['transmission', 'list'],
    ],
    { openFilters },
  ).map((section) => section.kind !== 'menu' && section.open);
  expect(open).toEqual(expected);
});

test('a slider brings its histogram, where the search was asked for one', () => {
  const [price] = panelSections(
    { ...response, histograms: { price: { counts: [2, 3], to: 9 } } },
    emptySearch,
    {
      ...rules,
      filters: [{ facet: 'price', look: 'list' }],
    },
  );
  expect(price).toMatchObject({ kind: 'range', histogram: { counts: [2, 3], to: 9 } });
  expect(sections([['price', 'list']], {})[0]).not.toHaveProperty('histogram');
});
