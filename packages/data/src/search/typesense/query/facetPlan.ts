import {
  type FacetKey,
  isRangeKey,
  rangeKeys,
  type SearchState,
  valueKeys,
} from '@forecourt/domain';
import { refinedKeys } from './refinementFilter.ts';

/** One search of a request: the facets it counts, and the refinement it leaves out for them. */
export interface FacetPart {
  facets: readonly FacetKey[];
  except: FacetKey | null;
  /** Most values that are counted for a facet. */
  values: number;
}

/** More than any facet has; a cut would show as a count that is not there. */
const MANY_VALUES = 10_000;
/** Of a range only the bounds are asked. They take all values in, however few are sent. */
const BOUNDS_ONLY = 1;

/**
 * The searches that give every facet its counts with its own refinement left out (R2-42): one for
 * all facets that are not refined, which gives the page as well, one for the bounds of such ranges,
 * and one for each refined facet.
 */
export function facetPlan(state: SearchState): readonly [FacetPart, ...FacetPart[]] {
  const refined = refinedKeys(state);
  const isFree = (key: FacetKey) => !refined.includes(key);
  const ranges = rangeKeys.filter(isFree);
  return [
    { facets: valueKeys.filter(isFree), except: null, values: MANY_VALUES },
    ...(ranges.length > 0 ? [{ facets: ranges, except: null, values: BOUNDS_ONLY }] : []),
    ...refined.map((key) => {
      return { facets: [key], except: key, values: isRangeKey(key) ? BOUNDS_ONLY : MANY_VALUES };
    }),
  ];
}
