import { emptySearch, facetKeys, rangeKeys } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { facetPlan } from './facetPlan.ts';

test('counts all facets in one search, and bounds in another', () => {
  const [values, bounds, ...others] = facetPlan(emptySearch);
  expect([...values.facets, ...bounds!.facets].toSorted()).toEqual(facetKeys.toSorted());
  expect(bounds).toMatchObject({ facets: rangeKeys, values: 1 });
  expect(others).toEqual([]);
});

test('counts each refined facet in a search of its own, without its refinement', () => {
  const plan = facetPlan({
    ...emptySearch,
    values: { make: ['Kia'] },
    ranges: { price: { min: 1, max: null } },
  });
  expect(plan.slice(2)).toMatchObject([
    { facets: ['make'], except: 'make' },
    { facets: ['price'], except: 'price', values: 1 },
  ]);
  expect(plan[0].facets).not.toContain('make');
  expect(plan[1]!.facets).toEqual(['subscription_price', 'km']);
});

test('fits into one multi_search, which takes fifty', () => {
  const values = Object.fromEntries(facetKeys.map((key) => [key, ['x']]));
  const ranges = Object.fromEntries(rangeKeys.map((key) => [key, { min: 1, max: 2 }]));
  const plan = facetPlan({ ...emptySearch, values, ranges });
  expect(plan).toHaveLength(1 + facetKeys.length);
  expect(plan[0].facets).toEqual([]);
});
