import type { FacetStats, RangeKey } from '@forecourt/domain';
import { hasBit } from './bits.ts';
import type { Column } from './column.ts';
import type { Refined } from './refine.ts';
import { type Selection, selectedDocuments } from './selection.ts';
import type { StockIndex } from './stockIndex.ts';

/** Smallest and largest number of every range, its own refinement left out (R2-42). */
export function rangeStats(
  index: StockIndex,
  refined: Refined,
): Partial<Record<RangeKey, FacetStats>> {
  const stats: Partial<Record<RangeKey, FacetStats>> = {};
  for (const [key, column] of index.ranges) {
    const selection = refined.withoutOwn.get(key) ?? refined.matching;
    const codes = outerCodes(column, selection);
    if (codes) stats[key] = { min: column.values[codes[0]]!, max: column.values[codes[1]]! };
  }
  return stats;
}

/** Smallest and largest code in a selection; `null` when none of it has a number. */
function outerCodes(column: Column<number>, selection: Selection): [number, number] | null {
  const ascending = column.postings.documents;
  const isSelected = (document: number) => hasBit(selection.bits, document);
  // In a large selection one of the first and one of the last documents in number order is met
  // soon; in a small one, looking at each of its own is less work.
  const candidates =
    selection.count * 8 > ascending.length
      ? [ascending.findIndex(isSelected), ascending.findLastIndex(isSelected)].map(
          (at) => ascending[at],
        )
      : selectedDocuments(selection);
  let min = column.values.length;
  let max = -1;
  for (const document of candidates) {
    if (document === undefined) continue;
    const code = column.codes[document]!;
    if (code === column.values.length) continue;
    min = Math.min(min, code);
    max = Math.max(max, code);
  }
  return max === -1 ? null : [min, max];
}
