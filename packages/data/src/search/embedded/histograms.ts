import type { FacetStats, Histogram, RangeKey, SearchResponse } from '@forecourt/domain';
import { nestedBandOf, nestedBands, toHistogram } from '../histogramBands.ts';
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

/** As with facets: what is in the selection one by one, or all there is less what is not. */
function countBands(
  { values, codes, postings }: Column<number>,
  selection: Selection,
  bounds: FacetStats,
  bars: number,
): number[] {
  // Typed: what is added to a band below the first goes nowhere.
  const counts = new Int32Array(nestedBands(bars).length);
  const bandOf = (code: number) => nestedBandOf(values[code]!, bounds, bars);
  const size = codes.length;
  const isMost = selection.count * 2 > size;
  if (isMost) {
    for (let code = 0; code < values.length; code++) {
      counts[bandOf(code)]! += postings.starts[code + 1]! - postings.starts[code]!;
    }
  }
  for (const document of selectedDocuments(isMost ? others(selection, size) : selection)) {
    const code = codes[document]!;
    if (code < values.length) counts[bandOf(code)]! += isMost ? -1 : 1;
  }
  return [...counts];
}

function others(selection: Selection, size: number): Selection {
  const bits = allBits(size);
  removeAll(bits, selection.bits);
  return { bits, count: size - selection.count };
}
