import {
  type BaseFilter,
  isListed,
  type SearchState,
  type SortKey,
  type ValueKey,
} from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';
import { addBit, allBits, countBits, documentsOf, hasBit, removeBit } from './bits.ts';
import { documentsBetween, noCounts, tally } from './column.ts';
import { documentsAllowed } from './refine.ts';
import type { Selection } from './selection.ts';
import type { StockIndex } from './stockIndex.ts';

/**
 * What base and raw filters leave: the widest set a search can have, with the count of every facet
 * value in it.
 */
export interface Scope extends Selection {
  /** By code of the facet's column. */
  totals: ReadonlyMap<ValueKey, Int32Array>;
}

/** A site asks with one or two filters, for example its 7-seater page (R2-55). */
const keptScopes = 8;
const day = 86_400_000;

/** Gives the scope of each request, and keeps those of the last few different filters. */
export function createScopes(index: StockIndex): (request: SearchRequest) => Scope {
  const kept = new Map<string, MovingScope>();
  return ({ base, raw = {}, state, now }) => {
    // Only this order brings a filter of its own (R2-38).
    const sort = state.sort === 'price_asc' ? 'price_asc' : 'relevance';
    const key = JSON.stringify([base, raw, sort]);
    const scope = kept.get(key) ?? createMovingScope(index, base, raw, sort, now);
    kept.delete(key);
    kept.set(key, scope);
    for (const oldest of kept.keys()) if (kept.size > keptScopes) kept.delete(oldest);
    return scope(now);
  };
}

type MovingScope = (now: number) => Scope;

/**
 * A scope that follows time: vehicles appear when they are old enough and go some days after their
 * sale. Only those whose moment has passed since the last search are looked at again.
 */
function createMovingScope(
  index: StockIndex,
  base: BaseFilter,
  raw: SearchState['values'],
  sort: SortKey,
  startedAt: number,
): MovingScope {
  const size = index.vehicles.length;
  const allowed = documentsAllowed(index, allBits(size), raw);
  const bits = allowed.slice();
  for (let document = 0; document < size; document++) {
    if (!isListed(index.vehicles[document]!, base, sort, startedAt)) removeBit(bits, document);
  }
  const listed = documentsOf(bits, countBits(bits));
  const totals = new Map<ValueKey, Int32Array>();
  for (const [key, column] of index.facets) {
    const counts = noCounts(column);
    tally(counts, column, listed, 1);
    totals.set(key, counts);
  }
  const scope = { bits, count: listed.length, totals };
  let movedTo = startedAt;

  function lookAgain(document: number, now: number): void {
    const wasListed = hasBit(bits, document);
    const listedNow =
      hasBit(allowed, document) && isListed(index.vehicles[document]!, base, sort, now);
    if (wasListed === listedNow) return;
    (listedNow ? addBit : removeBit)(bits, document);
    const step = listedNow ? 1 : -1;
    scope.count += step;
    for (const [key, column] of index.facets) {
      tally(totals.get(key)!, column, Uint32Array.of(document), step);
    }
  }

  return (now) => {
    if (now === movedTo) return scope;
    const from = Math.min(now, movedTo);
    const to = Math.max(now, movedTo);
    const heldBack = (base.minAgeDays ?? 0) * day;
    const kept = base.soldDays * day;
    const passed = [
      documentsBetween(index.createdAt, from - heldBack, to - heldBack),
      documentsBetween(index.soldAt, from - kept, to - kept),
    ];
    for (const list of passed) for (const document of list) lookAgain(document, now);
    movedTo = now;
    return scope;
  };
}
