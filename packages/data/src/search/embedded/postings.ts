import { addAll, addBit, type Bits, hasBit, noBits } from './bits.ts';

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

/** Codes from the first up to, not including, the second. */
export type CodeRange = readonly [from: number, to: number];

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

/** Adds to a set the documents of the keys. */
export function addPostings(bits: Bits, postings: Postings, [from, to]: CodeRange): void {
  const { starts, documents } = postings;
  const frequent = to - from === 1 ? postings.frequent.get(from) : undefined;
  if (frequent) {
    addAll(bits, frequent);
    return;
  }
  const end = starts[to]!;
  for (let i = starts[from]!; i < end; i++) addBit(bits, documents[i]!);
}

/** Whether any of the keys has a document of the set. */
export function isAnyIn(
  bits: Bits,
  { starts, documents }: Postings,
  [from, to]: CodeRange,
): boolean {
  const end = starts[to]!;
  for (let i = starts[from]!; i < end; i++) if (hasBit(bits, documents[i]!)) return true;
  return false;
}
