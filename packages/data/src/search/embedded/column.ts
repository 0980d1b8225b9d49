import type { Numbers } from './numberList.ts';
import type { Postings } from './postings.ts';

/** The distinct values of an attribute, ascending. The place of a value in there is its code. */
export interface Dictionary<Value extends string | number> {
  values: readonly Value[];
  /** The documents of each code. As codes ascend, all together are the documents in value order. */
  postings: Postings;
}

/** One attribute of all documents, dictionary encoded: a document holds the codes of its values. */
export interface Column<Value extends string | number> extends Dictionary<Value> {
  /**
   * Where `starts` is `null`, document `d` has the one code `codes[d]`, and `values.length` means
   * none. Otherwise it has `codes[starts[d]]` up to, not including, `codes[starts[d + 1]]`.
   */
  codes: Numbers;
  starts: Numbers | null;
}

/** Code of a value, or -1. */
export function codeOf<Value extends string | number>(
  dictionary: Dictionary<Value>,
  value: Value,
): number {
  const code = firstCodeFrom(dictionary, value);
  return dictionary.values[code] === value ? code : -1;
}

/** The first code whose value is not below a bound, by binary search. */
export function firstCodeFrom<Value extends string | number>(
  { values }: Dictionary<Value>,
  bound: Value,
): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The documents whose number lies within inclusive bounds, in number order. */
export function documentsBetween(
  dictionary: Dictionary<number>,
  min: number,
  max: number,
): Numbers {
  const from = firstCodeFrom(dictionary, min);
  const end = firstCodeFrom(dictionary, max);
  const to = dictionary.values[end] === max ? end + 1 : end;
  const { starts, documents } = dictionary.postings;
  return documents.subarray(starts[from], starts[Math.max(from, to)]);
}

/** Room to count every code of a column, and the documents without a value after them. */
export function noCounts(column: Column<string>): Int32Array {
  return new Int32Array(column.values.length + 1);
}

/** Adds `step` to the count of every code that each of the documents has. */
export function tally(
  counts: Int32Array,
  column: Column<string>,
  documents: Numbers,
  step: 1 | -1,
): void {
  const { codes, starts } = column;
  if (starts === null) {
    for (let i = 0; i < documents.length; i++) counts[codes[documents[i]!]!]! += step;
    return;
  }
  for (let i = 0; i < documents.length; i++) {
    const end = starts[documents[i]! + 1]!;
    for (let at = starts[documents[i]!]!; at < end; at++) counts[codes[at]!]! += step;
  }
}
