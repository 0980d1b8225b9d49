import type { FacetCount, FacetCounts, ValueKey } from '@forecourt/domain';
import { removeAll } from './bits.ts';
import { type Column, noCounts, tally } from './column.ts';
import type { Refined } from './refine.ts';
import type { Scope } from './scope.ts';
import { type Selection, selectedDocuments } from './selection.ts';
import type { StockIndex } from './stockIndex.ts';

/** How often each value of a facet occurs in a set, by code. */
type Counter = (key: ValueKey, column: Column<string>) => Int32Array;

/** Counts of every facet, each with its own refinement left out (R2-42); values ascending. */
export function countFacets(index: StockIndex, scope: Scope, refined: Refined): FacetCounts {
  const facets: Partial<Record<ValueKey, readonly FacetCount[]>> = {};
  const matching = createCounter(scope, refined.matching);
  for (const [key, column] of index.facets) {
    const withoutOwn = refined.withoutOwn.get(key);
    const count = withoutOwn ? createCounter(scope, withoutOwn) : matching;
    facets[key] = foundValues(column, count(key, column));
  }
  return facets;
}

/**
 * Counts one by one what is in the set, or, when that is more than half of the scope, what is not,
 * and takes it from the totals. An unfiltered search counts nothing.
 */
function createCounter(scope: Scope, selection: Selection): Counter {
  if (selection.count * 2 <= scope.count) {
    const inside = selectedDocuments(selection);
    return (_key, column) => {
      const counts = noCounts(column);
      tally(counts, column, inside, 1);
      return counts;
    };
  }
  const rest = scope.bits.slice();
  removeAll(rest, selection.bits);
  const outside = selectedDocuments({ bits: rest, count: scope.count - selection.count });
  return (key, column) => {
    const counts = scope.totals.get(key)!.slice();
    tally(counts, column, outside, -1);
    return counts;
  };
}

function foundValues({ values }: Column<string>, counts: Int32Array): FacetCount[] {
  const list: FacetCount[] = [];
  for (let code = 0; code < values.length; code++) {
    if (counts[code]! > 0) list.push({ value: values[code]!, count: counts[code]! });
  }
  return list;
}
