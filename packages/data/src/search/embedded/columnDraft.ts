import type { Codes, Column } from './column.ts';
import { createPostings } from './postings.ts';

/** A column being filled: rows come in the order of arrival and are renumbered at the end. */
export interface ColumnDraft<Value extends string | number> {
  /** The draft's own code of a value, the same for equal values. */
  encode(value: Value): number;
  /** Adds a code to the current row. A code given twice counts once. */
  add(code: number): void;
  endRow(): void;
  /** @param arrivals the row that each document came in */
  finish(arrivals: Uint32Array): Column<Value>;
}

export function createColumnDraft<Value extends string | number>(): ColumnDraft<Value> {
  const draftCodes = new Map<Value, number>();
  const lastRowWith: number[] = [];
  const rowCodes: number[] = [];
  const rowStarts = [0];

  return {
    encode(value) {
      let code = draftCodes.get(value);
      if (code === undefined) {
        code = draftCodes.size;
        draftCodes.set(value, code);
        lastRowWith.push(-1);
      }
      return code;
    },

    add(code) {
      const row = rowStarts.length;
      if (lastRowWith[code] === row) return;
      lastRowWith[code] = row;
      rowCodes.push(code);
    },

    endRow() {
      rowStarts.push(rowCodes.length);
    },

    finish(arrivals) {
      const values = [...draftCodes.keys()].sort((a, b) => (a < b ? -1 : 1));
      const finalCodes = new Uint32Array(values.length);
      values.forEach((value, code) => {
        finalCodes[draftCodes.get(value)!] = code;
      });

      const flat = codesFor(values.length, rowCodes.length);
      const owners = new Uint32Array(rowCodes.length);
      const starts = new Uint32Array(arrivals.length + 1);
      let isSingle = true;
      let end = 0;
      for (let document = 0; document < arrivals.length; document++) {
        const row = arrivals[document]!;
        for (let at = rowStarts[row]!; at < rowStarts[row + 1]!; at++) {
          owners[end] = document;
          flat[end++] = finalCodes[rowCodes[at]!]!;
        }
        starts[document + 1] = end;
        isSingle &&= end - starts[document]! <= 1;
      }
      const postings = createPostings(values.length, arrivals.length, flat, owners);
      if (!isSingle) return { values, codes: flat, starts, postings };

      const codes = codesFor(values.length, arrivals.length).fill(values.length);
      for (let i = 0; i < flat.length; i++) codes[owners[i]!] = flat[i]!;
      return { values, codes, starts: null, postings };
    },
  };
}

/** The narrowest array that holds every code and the one after the last. */
function codesFor(values: number, length: number): Codes {
  return values < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}
