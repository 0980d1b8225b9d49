import { expect, test } from 'vitest';
import { codeOf, documentsBetween, firstCodeFrom, noCounts, tally } from './column.ts';
import { createColumnDraft } from './columnDraft.ts';

function finished<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A column of rows that arrived in the order of their document numbers. */
function columnOf<Value extends string | number>(rows: readonly (readonly Value[])[]) {
  const draft = createColumnDraft<Value>();
  for (const row of rows) {
    for (const value of row) draft.add(draft.encode(value));
    draft.endRow();
  }
  return finished(draft.finish(Uint32Array.from(rows.keys())));
}

test('keeps each distinct value once, ascending', () => {
  const column = columnOf([['b'], ['a'], [], ['b']]);
  expect(column.values).toEqual(['a', 'b']);
  expect(codeOf(column, 'b')).toBe(1);
  expect(codeOf(column, 'c')).toBe(-1);
  expect([...column.codes]).toEqual([1, 0, 2, 1]);
  expect(column.starts).toBeNull();
});

test('renumbers rows', () => {
  const draft = createColumnDraft<string>();
  for (const value of ['first', 'second']) {
    draft.add(draft.encode(value));
    draft.endRow();
  }
  const column = finished(draft.finish(Uint32Array.of(1, 0)));
  expect([...column.codes].map((code) => column.values[code])).toEqual(['second', 'first']);
});

test('counts a value that a document has twice once', () => {
  const column = columnOf([['a', 'b', 'a'], [], ['b']]);
  const counts = noCounts(column);
  tally(counts, column, Uint32Array.of(0, 1, 2), 1);
  expect([...counts]).toEqual([1, 2, 0]);
  tally(counts, column, Uint32Array.of(2), -1);
  expect([...counts]).toEqual([1, 1, 0]);
});

test('holds more values than two bytes can number', () => {
  const column = columnOf(Array.from({ length: 70_000 }, (_, number) => [number]));
  expect(column.codes[69_999]).toBe(69_999);
});

test('finds numbers between inclusive bounds', () => {
  const column = columnOf([[30], [10], [], [20], [10]]);
  const between = (min: number, max: number) => [...documentsBetween(column, min, max)];
  expect(between(10, 20)).toEqual([1, 4, 3]);
  expect(between(11, 29.5)).toEqual([3]);
  expect(between(-Infinity, Infinity)).toEqual([1, 4, 3, 0]);
  expect(between(31, 99)).toEqual([]);
  expect(between(25, 15)).toEqual([]);
  expect(firstCodeFrom(column, 11)).toBe(1);
});
