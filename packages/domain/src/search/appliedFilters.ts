import { facets, type RangeKey } from './facets.ts';
import { type FacetWords, facetValueLabel } from './facetValueLabel.ts';
import { type Refinement, refinementsOf, removeRefinement } from './refinement.ts';
import type { NumericRange, SearchState } from './searchState.ts';

/** A pill: one piece of the search, in words, and the search without it. */
export interface AppliedFilter {
  refinement: Refinement;
  /** Name of the facet, `Search` for the text. */
  facet: string;
  /** `Toyota`, `Up to $40,000`, `7 seats`. */
  label: string;
  without: SearchState;
}

/** A range in words: `$10,000 to $40,000`, `Up to 50,000 km`, `From $10,000`. Real values, also outside today's bounds (R5-04). */
export function rangeLabel(key: RangeKey, { min, max }: NumericRange): string {
  const { print } = facets[key].unit;
  if (min === null) return max === null ? '' : `Up to ${print(max)}`;
  return max === null ? `From ${print(min)}` : `${print(min)} to ${print(max)}`;
}

function labelOf(refinement: Refinement, words: FacetWords): string {
  switch (refinement.kind) {
    case 'query':
      return refinement.text;
    case 'value':
      return facetValueLabel(refinement.key, refinement.value, words);
    case 'range':
      return rangeLabel(refinement.key, refinement.range);
  }
}

/** The pills of a search: its text, then every refinement in the order of the facets (R2-33). */
export function appliedFilters(
  state: SearchState,
  words: FacetWords = {},
): readonly AppliedFilter[] {
  return refinementsOf(state).map((refinement) => ({
    refinement,
    facet: refinement.kind === 'query' ? 'Search' : facets[refinement.key].label,
    label: labelOf(refinement, words),
    without: removeRefinement(state, refinement),
  }));
}
