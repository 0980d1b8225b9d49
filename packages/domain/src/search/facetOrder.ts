import { compareText } from '../text/compareText.ts';
import { type FacetOrder, type ValueKey, valueFacet } from './facets.ts';
import type { FacetCount } from './searchResponse.ts';

type Compare = (a: FacetCount, b: FacetCount) => number;

const byName: Compare = (a, b) => compareText(a.value, b.value);
const byCount: Compare = (a, b) => b.count - a.count;
const byNumber: Compare = (a, b) => Number(a.value) - Number(b.value);

/** Place of a value in a list; all others share the place after its last. */
function rankIn(list: readonly string[]): (count: FacetCount) => number {
  return ({ value }) => (list.includes(value) ? list.indexOf(value) : list.length);
}

/** Listed values first, in their order; any other after them, by count. */
function byList(list: readonly string[]): Compare {
  const rank = rankIn(list);
  return (a, b) => rank(a) - rank(b) || byCount(a, b) || byName(a, b);
}

/** The orders by their name in the facet table. */
const orders: Readonly<Record<Extract<FacetOrder, string>, Compare>> = {
  count: (a, b) => byCount(a, b) || byName(a, b),
  count_name_desc: (a, b) => byCount(a, b) || byName(b, a),
  name: byName,
  number_asc: (a, b) => byNumber(a, b) || byName(a, b),
  number_desc: (a, b) => byNumber(b, a) || byName(a, b),
};

/**
 * Display order of a facet's values, as the facet table says (R2-31, R5-37, R5-38).
 *
 * @param first values that stand before all others, in this order
 */
export function compareFacetCounts(key: ValueKey, first: readonly string[] = []): Compare {
  const { order } = valueFacet(key);
  const usual = typeof order === 'string' ? orders[order] : byList(order);
  if (first.length === 0) return usual;
  const rank = rankIn(first);
  return (a, b) => rank(a) - rank(b) || usual(a, b);
}
