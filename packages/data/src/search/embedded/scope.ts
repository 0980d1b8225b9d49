import type { SearchState, ValueKey } from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';
import { addBit, allBits, type Bits, hasBit, keepOnly, removeBit } from './bits.ts';
import { noCounts, tally } from './column.ts';
import { documentsWithAny } from './refine.ts';
import { type Selection, selectedDocuments, selectionOf } from './selection.ts';
import type { StockIndex } from './stockIndex.ts';

/**
 * What base and raw filters leave: the widest set a search can have, with the count of every facet
 * value in it. It follows time: vehicles appear when they are old enough, and go some days after
 * their sale.
 */
export interface Scope extends Selection {
  /** By code of the facet's column. */
  totals: ReadonlyMap<ValueKey, Int32Array>;
  /** The moment it stands at, milliseconds. */
  now: number;
  /** Moves to a later moment. */
  moveTo(now: number): void;
}

type Filters = Required<Pick<SearchRequest, 'base' | 'raw'>> & { sort: SearchState['sort'] };

export function createScope(index: StockIndex, filters: Filters, now: number): Scope {
  const { base, raw, sort } = filters;
  const isListedAt = (document: number, moment: number) =>
    index.listing.isListed(document, base, sort, moment);

  const allowed = documentsAllowed(index, raw);
  const bits = allowed.slice();
  for (let document = 0; document < index.size; document++) {
    if (!isListedAt(document, now)) removeBit(bits, document);
  }
  const listed = selectionOf(bits);
  const documents = selectedDocuments(listed);
  const totals = new Map<ValueKey, Int32Array>();
  for (const [key, column] of index.facets) {
    const counts = noCounts(column);
    tally(counts, column, documents, 1);
    totals.set(key, counts);
  }

  function lookAgain(document: number, moment: number): void {
    const isIn = hasBit(bits, document);
    const belongs = hasBit(allowed, document) && isListedAt(document, moment);
    if (isIn === belongs) return;
    const step = belongs ? 1 : -1;
    (belongs ? addBit : removeBit)(bits, document);
    scope.count += step;
    for (const [key, column] of index.facets) {
      tally(totals.get(key)!, column, Uint32Array.of(document), step);
    }
  }

  const changes = index.listing.changesFrom(now, base).toSorted((a, b) => a.at - b.at);
  const scope: Scope = {
    ...listed,
    totals,
    now,
    moveTo(moment) {
      let reached = 0;
      for (const { at, document } of changes) {
        if (at > moment) break;
        lookAgain(document, moment);
        // At the very moment a vehicle may still be in; it is looked at once more after it.
        if (at < moment) reached++;
      }
      changes.splice(0, reached);
      scope.now = moment;
    },
  };
  return scope;
}

/** The documents that raw filters allow; those are refinements nobody can remove (R2-55). */
function documentsAllowed(index: StockIndex, raw: SearchState['values']): Bits {
  const allowed = allBits(index.size);
  for (const key of index.facets.keys()) {
    const values = raw[key];
    if (values?.length) keepOnly(allowed, documentsWithAny(index, key, values));
  }
  return allowed;
}
