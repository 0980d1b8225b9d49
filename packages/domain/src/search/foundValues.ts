import type { ValueKey } from './facets.ts';
import type { FacetCounts } from './searchResponse.ts';
import { chosenValues, type SearchState } from './searchState.ts';

/**
 * The values of a facet among the vehicles that a search found. Its counts ignore its own
 * refinement (R2-42), so what was not chosen is left out again.
 */
export function foundValues(
  facets: FacetCounts,
  state: SearchState,
  key: ValueKey,
): readonly string[] {
  const chosen = chosenValues(state, key);
  return (facets[key] ?? [])
    .filter(({ value, count }) => count > 0 && (chosen.length === 0 || chosen.includes(value)))
    .map(({ value }) => value);
}
