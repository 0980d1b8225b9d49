import { addAll, addBit, type Bits, noBits } from './bits.ts';

/**
 * For each of many keys (facet values, words) the documents that have it, all in one array sorted
 * by key. A key that at least every 32nd document has, has a bit set as well: it is then no larger
 * than the list, and joins a set a whole word at a time.
 */
export interface Postings {
  /** The documents of key `k` are `documents[starts[k]]` up to, not including, `starts[k + 1]`. */
  starts: Uint32Array;
  documents: Uint32Array;
  frequent: ReadonlyMap<number, Bits>;
}

/**
 * @param pairKeys with `pairDocuments`, the pairs to sort by key, each pair once. The documents of
 *   a key keep their order.
 */
export function createPostings(
  keys: number,
  documents: number,
  pairKeys: ArrayLike<number>,
  pairDocuments: ArrayLike<number>,
): Postings {
  const starts = new Uint32Array(keys + 1);
  for (let i = 0; i < pairKeys.length; i++) starts[pairKeys[i]! + 1]!++;
  for (let key = 0; key < keys; key++) starts[key + 1]! += starts[key]!;

  const next = starts.slice();
  const sorted = new Uint32Array(pairKeys.length);
  for (let i = 0; i < pairKeys.length; i++) sorted[next[pairKeys[i]!]!++] = pairDocuments[i]!;

  const frequent = new Map<number, Bits>();
  for (let key = 0; key < keys; key++) {
    const own = sorted.subarray(starts[key], starts[key + 1]);
    if (own.length < 32 || own.length * 32 < documents) continue;
    const bits = noBits(documents);
    for (const document of own) addBit(bits, document);
    frequent.set(key, bits);
  }
  return { starts, documents: sorted, frequent };
}

/** Adds the documents of one key to a set. */
export function addPosting(bits: Bits, postings: Postings, key: number): void {
  const frequent = postings.frequent.get(key);
  if (frequent) {
    addAll(bits, frequent);
    return;
  }
  const end = postings.starts[key + 1]!;
  for (let i = postings.starts[key]!; i < end; i++) addBit(bits, postings.documents[i]!);
}
