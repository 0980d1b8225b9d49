import { type FacetStats, type RangeKey, rangeKeys } from '@forecourt/domain';
import type { SearchRequest } from '../../stockSearch.ts';
import { all } from '../filter/filter.ts';
import { printSiteFilter } from '../filter/siteFilter.ts';
import { bandsOf } from './bandsOf.ts';
import { refinementFilter } from './refinementFilter.ts';
import type { SearchParameters } from './searchParameters.ts';
import type { TextFilter } from './textFilter.ts';
import { type StockPlace, scopeFilter } from './toSearches.ts';

/** One histogram that is asked for: the range, its bounds now, and how many bars it has. */
export interface HistogramPart {
  key: RangeKey;
  stats: FacetStats;
  bars: number;
}

/** The histograms of a request: those of ranges with more than one value. */
export function histogramPlan(
  { histograms = {} }: SearchRequest,
  facetStats: Readonly<Partial<Record<RangeKey, FacetStats>>>,
): readonly HistogramPart[] {
  return rangeKeys.flatMap((key) => {
    const [bars, stats] = [histograms[key], facetStats[key]];
    return bars && stats && stats.min < stats.max ? [{ key, stats, bars }] : [];
  });
}

/**
 * The searches that count the bands of each histogram, named `b0`, `b1`, ... They follow the
 * answer that gives the bounds: Typesense counts bands only between bounds it is told.
 */
export function toHistogramSearches(
  place: StockPlace,
  request: SearchRequest,
  text: TextFilter | null,
  plan: readonly HistogramPart[],
): readonly SearchParameters[] {
  const scope = all(scopeFilter(request), ...(text === null ? [] : [text.matching]));
  return plan.map(({ key, stats, bars }) => {
    const bands = bandsOf(stats, bars).flatMap(([from, to], band) =>
      from < to ? [`b${band}:[${from}, ${to}]`] : [],
    );
    return {
      collection: place.collection,
      q: '*',
      filter_by: printSiteFilter(place.site, scope, refinementFilter(request.state, key)),
      facet_by: `${key}(${bands.join(', ')})`,
      facet_strategy: 'exhaustive',
      max_facet_values: bands.length,
      page: 1,
      per_page: 0,
    };
  });
}
