import { arrangeColumn } from './arrangeColumn.ts';
import type { Column } from './column.ts';

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

      const codes = Uint32Array.from(rowCodes, (code) => finalCodes[code]!);
      return arrangeColumn(values, { starts: rowStarts, codes }, arrivals);
    },
  };
}
