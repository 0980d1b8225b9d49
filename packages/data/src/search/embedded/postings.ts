import { addAll, addBit, type Bits, hasBit, noBits } from './bits.ts';
import { type Numbers, noNumbers } from './numberList.ts';

/** Codes row by row: row `r` has `codes[starts[r]]` up to, not including, `codes[starts[r + 1]]`. */
export interface Rows {
  starts: ArrayLike<number>;
  codes: ArrayLike<number>;
}

/**
 * For each of many keys (facet values, words) the documents that have it, all in one array sorted
 * by key. A key that at least every 32nd document has, has a bit set as well: it is then no larger
 * than the list, and joins a set a whole word at a time. Few documents are added one by one: a bit
 * set of so few takes more as an object than as bits, and a process holds a thousand small stocks.
 */
export interface Postings {
  /** The documents of key `k` are `documents[starts[k]]` up to, not including, `starts[k + 1]`. */
  starts: Numbers;
  documents: Numbers;
  frequent: ReadonlyMap<number, Bits>;
}

/** Codes from the first up to, not including, the second. */
export type CodeRange = readonly [from: number, to: number];

/** Documents that a key has at least to have a bit set. */
const FEWEST = 256;

/** Documents that are looked at in one step. */
const DOCUMENTS_ASTEP = 4_096;

/**
 * In steps of some milliseconds.
 *
 * @param rows the keys of each row, each key once
 * @param arrivals the row that each document came in
 */
export function* createPostings(
  keys: number,
  rows: Rows,
  arrivals: Uint32Array,
): Generator<undefined, Postings> {
  const { codes } = rows;
  const starts = noNumbers(keys + 1, codes.length);
  for (let i = 0; i < codes.length; i++) starts[codes[i]! + 1]!++;
  for (let key = 0; key < keys; key++) starts[key + 1]! += starts[key]!;
  yield;

  const next = starts.slice();
  const documents = noNumbers(codes.length, arrivals.length);
  for (let document = 0; document < arrivals.length; document++) {
    const row = arrivals[document]!;
    const end = rows.starts[row + 1]!;
    for (let at = rows.starts[row]!; at < end; at++) documents[next[codes[at]!]!++] = document;
    if (document % DOCUMENTS_ASTEP === DOCUMENTS_ASTEP - 1) yield;
  }

  const frequent = new Map<number, Bits>();
  for (let key = 0; key < keys; key++) {
    const size = starts[key + 1]! - starts[key]!;
    if (size < FEWEST || size * 32 < arrivals.length) continue;
    const bits = noBits(arrivals.length);
    for (let at = starts[key]!; at < starts[key + 1]!; at++) addBit(bits, documents[at]!);
    frequent.set(key, bits);
  }
  return { starts, documents, frequent };
}

/** Adds to a set the documents of the keys; those of frequent keys a whole word at a time. */
export function addPostings(bits: Bits, postings: Postings, [from, to]: CodeRange): void {
  const { starts, documents, frequent } = postings;
  let key = from;
  while (key < to) {
    const first = key;
    while (key < to && !frequent.has(key)) key++;
    const end = starts[key]!;
    for (let i = starts[first]!; i < end; i++) addBit(bits, documents[i]!);
    if (key < to) addAll(bits, frequent.get(key++)!);
  }
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
