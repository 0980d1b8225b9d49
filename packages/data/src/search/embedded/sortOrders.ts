import { compareVehicles, type SortFields, type SortKey, sortKeys } from '@forecourt/domain';
import type { SortOrder } from './stockIndex.ts';

/**
 * The orders besides the default one, in steps of some milliseconds.
 *
 * @param documents by document number, which is the default order and settles all ties
 */
export function* createOrders(
  documents: readonly Pick<SortFields, 'price' | 'createdAt'>[],
): Generator<undefined, Map<SortKey, SortOrder>> {
  const orders = new Map<SortKey, SortOrder>();
  for (const sort of sortKeys) {
    if (sort === 'relevance') continue;
    orders.set(sort, yield* orderBy(sort, documents));
    yield;
  }
  return orders;
}

/** Whatever else an order looks at is the default order's, which the documents' numbers are. */
const nothingElse = {
  id: '',
  customRank: null,
  images: [],
  status: '',
  sold: false,
  reserved: false,
};

/** Sorts what is distinct, then counts the documents into their places. */
function* orderBy(
  sort: Exclude<SortKey, 'relevance'>,
  documents: readonly Pick<SortFields, 'price' | 'createdAt'>[],
): Generator<undefined, SortOrder> {
  const field = sort === 'latest' ? 'createdAt' : 'price';
  // Loops: `from` and `forEach` take several times as long, and this is a part of every start.
  const numbers = new Float64Array(documents.length);
  for (let at = 0; at < numbers.length; at++) numbers[at] = documents[at]![field] ?? 0;
  const distinct = distinctOf(numbers);
  yield;
  const compare = compareVehicles(sort);
  // The orders are one or two runs of ascending numbers, which `sort` finds in one pass.
  const sorted = Array.from(distinct, (number, at) => ({
    at,
    fields: { ...nothingElse, price: number, createdAt: number },
  })).sort((a, b) => compare(a.fields, b.fields));
  const ranks = new Uint32Array(distinct.length);
  sorted.forEach(({ at }, rank) => {
    ranks[at] = rank;
  });
  yield;

  const rankOf = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) rankOf[at] = ranks[placeOf(distinct, numbers[at]!)]!;
  yield;
  const next = new Uint32Array(distinct.length + 1);
  for (const rank of rankOf) next[rank + 1]!++;
  for (let rank = 0; rank < distinct.length; rank++) next[rank + 1]! += next[rank]!;
  const places = new Uint32Array(rankOf.length);
  const ordered = new Uint32Array(rankOf.length);
  for (let document = 0; document < rankOf.length; document++) {
    const place = next[rankOf[document]!]!++;
    places[document] = place;
    ordered[place] = document;
  }
  return { documents: ordered, places };
}

/** Each number once, ascending. */
function distinctOf(numbers: Float64Array): Float64Array {
  const sorted = numbers.slice().sort();
  return sorted.filter((number, at) => number !== sorted[at - 1]);
}

/** The place of a number in an ascending list that has it. */
function placeOf(ascending: Float64Array, number: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The places of the items in the list, in the order of a comparison. */
export function sortedPlaces<Item>(
  list: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Uint32Array {
  return Uint32Array.from(list.keys()).sort((a, b) => compare(list[a]!, list[b]!));
}
