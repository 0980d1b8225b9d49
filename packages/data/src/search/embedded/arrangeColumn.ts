import type { Column } from './column.ts';
import { noNumbers } from './numberList.ts';
import { createPostings, type Rows } from './postings.ts';

/**
 * Makes a column of rows that are not in document order, in steps of some milliseconds.
 *
 * @param values the dictionary, ascending
 * @param arrivals the row that each document came in
 */
export function* arrangeColumn<Value extends string | number>(
  values: readonly Value[],
  rows: Rows,
  arrivals: Uint32Array,
): Generator<undefined, Column<Value>> {
  const postings = yield* createPostings(values.length, rows, arrivals);
  yield;
  const starts = noNumbers(arrivals.length + 1, rows.codes.length);
  let isSingle = true;
  for (let document = 0; document < arrivals.length; document++) {
    const row = arrivals[document]!;
    const size = rows.starts[row + 1]! - rows.starts[row]!;
    starts[document + 1] = starts[document]! + size;
    isSingle &&= size <= 1;
  }
  // The one after the last code is that of none.
  const codes = noNumbers(isSingle ? arrivals.length : rows.codes.length, values.length);
  if (isSingle) codes.fill(values.length);
  for (let document = 0; document < arrivals.length; document++) {
    const row = arrivals[document]!;
    const to = isSingle ? document : starts[document]!;
    const size = starts[document + 1]! - starts[document]!;
    for (let at = 0; at < size; at++) codes[to + at] = rows.codes[rows.starts[row]! + at]!;
  }
  return { values, codes, starts: isSingle ? null : starts, postings };
}
