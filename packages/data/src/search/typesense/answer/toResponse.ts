import {
  type FacetCount,
  type FacetKey,
  type FacetStats,
  type RangeKey,
  rangeKeys,
  type SearchResponse,
  type Vehicle,
  valueKeys,
} from '@forecourt/domain';
import type { SiteKey } from '../../../store/store.ts';
import type { SearchRequest } from '../../stockSearch.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import { amountOf } from '../document/hundredths.ts';
import { valueOf } from '../document/valueCode.ts';
import { facetPlan } from '../query/facetPlan.ts';
import type { FacetAnswer, FoundAnswer } from './answerSchema.ts';
import { ownHits } from './ownHits.ts';

/** A response without its histograms and the time it took. */
export interface TranslatedAnswer {
  response: Omit<SearchResponse<Vehicle>, 'ms'>;
  /** Hits of other sites, which were dropped; there should never be one (R12-04). */
  foreign: number;
}

/**
 * The answers to `toSearches` as one response: one count, one set of facets, one page of hits.
 *
 * @throws TypesenseFault when they are not what was asked for
 */
export function toResponse(
  site: SiteKey,
  { state, hitsPerPage }: SearchRequest,
  answers: readonly FoundAnswer[],
): TranslatedAnswer {
  const [page] = answers;
  if (page === undefined) throw new TypesenseFault('garbled');
  const counted = new Map<FacetKey, FacetAnswer>();
  facetPlan(state).forEach(({ facets }, index) => {
    for (const key of facets) {
      const answer = answers[index]?.facet_counts.find(({ field_name }) => field_name === key);
      if (answer !== undefined) counted.set(key, answer);
    }
  });
  const { hits, foreign } = ownHits(site, page.hits);
  return {
    foreign,
    response: {
      hits,
      count: page.found,
      facets: Object.fromEntries(valueKeys.map((key) => [key, countsOf(counted.get(key))])),
      facetStats: statsOf(counted),
      pages: Math.ceil(page.found / hitsPerPage),
      page: state.page,
      hitsPerPage,
    },
  };
}

/** Values in ascending order by code unit, without those of no vehicle. */
function countsOf(answer: FacetAnswer | undefined): readonly FacetCount[] {
  return (answer?.counts ?? [])
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ value: checkedValue(value), count }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
}

/** A word of the index; an index made by something else has others. */
export function checkedValue(code: string): string {
  const value = valueOf(code);
  if (value === null) throw new TypesenseFault('garbled');
  return value;
}

function statsOf(
  counted: ReadonlyMap<FacetKey, FacetAnswer>,
): Partial<Record<RangeKey, FacetStats>> {
  return Object.fromEntries(
    rangeKeys.flatMap((key) => {
      const { min, max } = counted.get(key)?.stats ?? {};
      if (min === undefined || max === undefined) return [];
      return [[key, { min: amountOf(min), max: amountOf(max) }]];
    }),
  );
}
