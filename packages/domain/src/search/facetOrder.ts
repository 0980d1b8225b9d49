import { type ValueKey, valueFacet } from './facets.ts';
import type { FacetCount } from './searchResponse.ts';

type Compare = (a: FacetCount, b: FacetCount) => number;

/** By code unit, so that every machine agrees. */
const byName: Compare = (a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
const byCount: Compare = (a, b) => b.count - a.count;
const byNumber: Compare = (a, b) => Number(a.value) - Number(b.value);

/** Listed values first, in their order; any other after them, by count. */
const byList = (list: readonly string[]): Compare => {
  const rank = ({ value }: FacetCount) =>
    list.includes(value) ? list.indexOf(value) : list.length;
  return (a, b) => rank(a) - rank(b) || byCount(a, b) || byName(a, b);
};

/** Display order of a facet's values, as the facet table says (R2-31, R5-37, R5-38). */
export const compareFacetCounts = (key: ValueKey): Compare => {
  const { order } = valueFacet(key);
  switch (order) {
    case 'count':
      return (a, b) => byCount(a, b) || byName(a, b);
    case 'count_name_desc':
      return (a, b) => byCount(a, b) || byName(b, a);
    case 'name':
      return byName;
    case 'number_asc':
      return (a, b) => byNumber(a, b) || byName(a, b);
    case 'number_desc':
      return (a, b) => byNumber(b, a) || byName(a, b);
    default:
      return byList(order);
  }
};
