import {
  chosenValues,
  type FacetKey,
  rangeKeys,
  type SearchState,
  valueKeys,
} from '@forecourt/domain';
import { hundredths } from '../document/hundredths.ts';
import { all, type Filter, isNumber, isValue } from '../filter/filter.ts';

/** The facets a search refines, in the order of the domain's table. */
export function refinedKeys(state: SearchState): readonly FacetKey[] {
  return [
    ...valueKeys.filter((key) => chosenValues(state, key).length > 0),
    ...rangeKeys.filter((key) => state.ranges[key] !== undefined),
  ];
}

/**
 * What the shopper chose: OR within a facet, AND between facets (R2-30).
 *
 * @param except the facet whose own refinement is left out, for its counts and bounds (R2-42)
 */
export function refinementFilter(state: SearchState, except: FacetKey | null): Filter {
  const values = valueKeys.flatMap((key) => {
    const chosen = key === except ? [] : chosenValues(state, key);
    return chosen.length > 0 ? [isValue(key, chosen)] : [];
  });
  const ranges = rangeKeys.flatMap((key) => {
    const range = key === except ? undefined : state.ranges[key];
    if (range === undefined) return [];
    const { min, max } = range;
    return [
      ...(min !== null ? [isNumber(key, '>=', inward(min, Math.ceil))] : []),
      ...(max !== null ? [isNumber(key, '<=', inward(max, Math.floor))] : []),
    ];
  });
  return all(...values, ...ranges);
}

/** A bound in whole hundredths, never wider than asked; the sixth decimal is the machine's noise. */
function inward(bound: number, round: (value: number) => number): number {
  const nearest = hundredths(bound);
  return Math.abs(bound * 100 - nearest) < 1e-6 ? nearest : round(bound * 100);
}
