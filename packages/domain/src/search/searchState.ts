import type { RangeKey, ValueKey } from './facets.ts';
import type { SortKey } from './sort.ts';

/** Inclusive bounds; `null` is an open side. At least one side is set. */
export interface NumericRange {
  min: number | null;
  max: number | null;
}

/**
 * What a listing's URL holds (R2-30 to R2-42): text, page, sort and refinements.
 *
 * Values of one facet are OR'ed, facets are AND'ed. A missing key means no refinement. A facet
 * stands in `values` or in `menus`, never in both: one refinement per facet.
 */
export interface SearchState {
  query: string;
  /** 1-based (R2-40). */
  page: number;
  sort: SortKey;
  /** `refinementList[key][n]`, sorted, each value once. */
  values: Readonly<Partial<Record<ValueKey, readonly string[]>>>;
  /** `menu[key]`: one value (R2-31). */
  menus: Readonly<Partial<Record<ValueKey, string>>>;
  /** `range[key]=min:max` */
  ranges: Readonly<Partial<Record<RangeKey, NumericRange>>>;
}

/** No text, no refinement, default sort, first page: the whole stock. */
export const emptySearch: SearchState = {
  query: '',
  page: 1,
  sort: 'relevance',
  values: {},
  menus: {},
  ranges: {},
};

/** The values chosen for a facet, whether by list or by menu; none means no refinement. */
export function chosenValues(state: SearchState, key: ValueKey): readonly string[] {
  const menu = state.menus[key];
  return menu === undefined ? (state.values[key] ?? []) : [menu];
}
