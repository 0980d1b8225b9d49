import type { Vehicle } from '../vehicle/vehicle.ts';
import { type FacetKey, rangeFacet, rangeKeys, valueFacet, valueKeys } from './facets.ts';
import { chosenValues, type SearchState } from './searchState.ts';

/**
 * Whether a vehicle meets every refinement of a search, text left aside: OR within a facet, AND
 * between facets (R2-30), bounds inclusive. A vehicle without a number is outside every range.
 *
 * @param except the facet whose own refinement is left out, for its counts and bounds (R2-42)
 */
export function matchesRefinements(
  vehicle: Vehicle,
  state: SearchState,
  except?: FacetKey,
): boolean {
  for (const key of valueKeys) {
    const chosen = key === except ? [] : chosenValues(state, key);
    if (chosen.length === 0) continue;
    if (
      !valueFacet(key)
        .valuesOf(vehicle)
        .some((value) => chosen.includes(value))
    )
      return false;
  }
  for (const key of rangeKeys) {
    const range = key === except ? undefined : state.ranges[key];
    if (!range) continue;
    const number = rangeFacet(key).numberOf(vehicle);
    if (number === null) return false;
    if (range.min !== null && number < range.min) return false;
    if (range.max !== null && number > range.max) return false;
  }
  return true;
}
