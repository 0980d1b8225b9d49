import { arrangeColumn } from './arrangeColumn.ts';
import type { Column, Dictionary } from './column.ts';
import { createNumberList } from './numberList.ts';
import { createPostings, type Rows } from './postings.ts';

/** A column being filled: rows come in the order of arrival and are renumbered at the end. */
export interface ColumnDraft<Value extends string | number> {
  /** The draft's own code of a value, the same for equal values. */
  encode(value: Value): number;
  /** Adds a code to the current row. A code given twice counts once. */
  add(code: number): void;
  endRow(): void;
  /**
   * In steps of some milliseconds.
   *
   * @param arrivals the row that each document came in
   */
  finish(arrivals: Uint32Array): Generator<undefined, Column<Value>>;
  /** As `finish`, for who asks only which documents have a value. */
  finishDictionary(arrivals: Uint32Array): Generator<undefined, Dictionary<Value>>;
}

/** Codes that are renumbered in one step. */
const CODES_ASTEP = 50_000;

export function createColumnDraft<Value extends string | number>(): ColumnDraft<Value> {
  const draftCodes = new Map<Value, number>();
  const lastRowWith: number[] = [];
  const rowCodes = createNumberList();
  const rowStarts = createNumberList();
  let row = 1;
  rowStarts.push(0);

  /** The dictionary, and the rows in its codes. */
  function* settle(): Generator<undefined, { values: Value[]; rows: Rows }> {
    const values = sorted([...draftCodes.keys()]);
    yield;
    const finalCodes = new Uint32Array(values.length);
    for (let code = 0; code < values.length; code++) {
      finalCodes[draftCodes.get(values[code]!)!] = code;
    }
    yield;
    const codes = rowCodes.numbers();
    for (let at = 0; at < codes.length; at++) {
      codes[at] = finalCodes[codes[at]!]!;
      if (at % CODES_ASTEP === CODES_ASTEP - 1) yield;
    }
    return { values, rows: { starts: rowStarts.numbers(), codes } };
  }

  return {
    encode(value) {
      let code = draftCodes.get(value);
      if (code === undefined) {
        code = draftCodes.size;
        draftCodes.set(value, code);
        lastRowWith.push(0);
      }
      return code;
    },

    add(code) {
      if (lastRowWith[code] === row) return;
      lastRowWith[code] = row;
      rowCodes.push(code);
    },

    endRow() {
      rowStarts.push(rowCodes.length());
      row++;
    },

    *finish(arrivals) {
      const { values, rows } = yield* settle();
      return yield* arrangeColumn(values, rows, arrivals);
    },

    *finishDictionary(arrivals) {
      const { values, rows } = yield* settle();
      return { values, postings: yield* createPostings(values.length, rows, arrivals) };
    },
  };
}

/** Ascending: texts by code unit, which is what `sort` does with them by itself. */
function sorted<Value extends string | number>(values: Value[]): Value[] {
  return typeof values[0] === 'number'
    ? values.sort((a, b) => Number(a) - Number(b))
    : // oxlint-disable-next-line typescript/require-array-sort-compare -- These are texts.
      values.sort();
}
