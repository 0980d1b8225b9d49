import type { FacetStats, Histogram, RangeKey, SearchResponse } from '@forecourt/domain';
import { countNested, toHistogram } from '../histogramBands.ts';
import type { SearchRequest } from '../stockSearch.ts';
import { allBits, removeAll } from './bits.ts';
import type { Column } from './column.ts';
import type { Refined } from './refine.ts';
import { type Selection, selectedDocuments } from './selection.ts';
import type { StockIndex } from './stockIndex.ts';

/** Where the documents lie within the bounds of each range that is asked for. */
export function histogramsOf(
  index: StockIndex,
  refined: Refined,
  stats: SearchResponse<unknown>['facetStats'],
  bars: NonNullable<SearchRequest['histograms']>,
): Partial<Record<RangeKey, Histogram>> {
  const histograms: Partial<Record<RangeKey, Histogram>> = {};
  for (const [key, column] of index.ranges) {
    const bounds = stats[key];
    if (!bars[key] || !bounds || bounds.min === bounds.max) continue;
    const selection = refined.withoutOwn.get(key) ?? refined.matching;
    const counts = countBands(column, selection, bounds, bars[key]);
    histograms[key] = toHistogram(counts, bounds, bars[key]);
  }
  return histograms;
}

/**
 * As with facets: what is in the selection one by one, or all there is less what is not. Values are
 * counted first, of which there are fewer than vehicles; their order is that of the bands.
 */
function countBands(
  { values, codes, postings: { starts } }: Column<number>,
  selection: Selection,
  bounds: FacetStats,
  bars: number,
): readonly number[] {
  // One more than there are values: the vehicles without one.
  const weights = new Int32Array(values.length + 1);
  const size = codes.length;
  const isMost = selection.count * 2 > size;
  if (isMost) {
    for (let code = 0; code < values.length; code++)
      weights[code] = starts[code + 1]! - starts[code]!;
  }
  const step = isMost ? -1 : 1;
  for (const document of selectedDocuments(isMost ? others(selection, size) : selection)) {
    weights[codes[document]!]! += step;
  }
  return countNested(values, weights, bounds, bars);
}

function others(selection: Selection, size: number): Selection {
  const bits = allBits(size);
  removeAll(bits, selection.bits);
  return { bits, count: size - selection.count };
}
