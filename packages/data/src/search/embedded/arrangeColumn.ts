import type { Codes, Column } from './column.ts';
import { createPostings } from './postings.ts';

/** Codes row by row: row `r` has `codes[starts[r]]` up to, not including, `codes[starts[r + 1]]`. */
export interface Rows {
  starts: ArrayLike<number>;
  codes: ArrayLike<number>;
}

/**
 * Makes a column of rows that are not in document order.
 *
 * @param values the dictionary, ascending
 * @param arrivals the row that each document came in
 */
export function arrangeColumn<Value extends string | number>(
  values: readonly Value[],
  rows: Rows,
  arrivals: Uint32Array,
): Column<Value> {
  const flat = codesFor(values.length, rows.codes.length);
  const owners = new Uint32Array(rows.codes.length);
  const starts = new Uint32Array(arrivals.length + 1);
  let isSingle = true;
  let end = 0;
  for (let document = 0; document < arrivals.length; document++) {
    const row = arrivals[document]!;
    for (let at = rows.starts[row]!; at < rows.starts[row + 1]!; at++) {
      owners[end] = document;
      flat[end++] = rows.codes[at]!;
    }
    starts[document + 1] = end;
    isSingle &&= end - starts[document]! <= 1;
  }
  const postings = createPostings(values.length, arrivals.length, flat, owners);
  if (!isSingle) return { values, codes: flat, starts, postings };

  const codes = codesFor(values.length, arrivals.length).fill(values.length);
  for (let i = 0; i < flat.length; i++) codes[owners[i]!] = flat[i]!;
  return { values, codes, starts: null, postings };
}

/** The narrowest array that holds every code and the one after the last. */
function codesFor(values: number, length: number): Codes {
  return values < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}
