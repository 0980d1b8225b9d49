import { compareVehicles, type SortFields, type SortKey, sortKeys } from '@forecourt/domain';
import type { SortOrder } from './stockIndex.ts';

/**
 * The orders besides the default one, an order a step.
 *
 * @param documents by document number
 */
export function* createOrders(
  documents: readonly SortFields[],
): Generator<undefined, Map<SortKey, SortOrder>> {
  const orders = new Map<SortKey, SortOrder>();
  for (const sort of sortKeys) {
    if (sort === 'relevance') continue;
    const sorted = sortedPlaces(documents, compareVehicles(sort));
    const places = new Uint32Array(sorted.length);
    sorted.forEach((document, place) => {
      places[document] = place;
    });
    orders.set(sort, { documents: sorted, places });
    yield;
  }
  return orders;
}

/** The places of the items in the list, in the order of a comparison. */
export function sortedPlaces<Item>(
  list: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Uint32Array {
  return Uint32Array.from(list.keys()).sort((a, b) => compare(list[a]!, list[b]!));
}
