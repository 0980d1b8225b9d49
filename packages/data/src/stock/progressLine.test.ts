import { expect, test } from 'vitest';
import { progressLine } from './progressLine.ts';

test('shows rows, rows a second and refusals, ten times a second at most, and goes away', () => {
  let now = 0;
  const written: string[] = [];
  const line = progressLine(
    (text) => written.push(text),
    () => now,
  );
  line.clear();
  expect(written).toEqual([]);
  for (now of [1000, 1050, 2000, 2001]) line.show({ step: 'reading', rows: 5 * now, refused: 3 });
  line.show({ step: 'photos', rows: 10_005, refused: 3, photos: { done: 1_200, of: 3_000 } });
  line.show({ step: 'writing', rows: 10_005, refused: 3 });
  line.clear();
  expect(written).toEqual([
    '\r\u001b[K5,000 rows, 5,000 rows/s, 3 refused',
    '\r\u001b[K10,000 rows, 5,000 rows/s, 3 refused',
    '\r\u001b[K10,005 rows, 5,000 rows/s, 3 refused, 1,200 of 3,000 photos ...',
    '\r\u001b[K10,005 rows, 5,000 rows/s, 3 refused, writing the stock ...',
    '\r\u001b[K',
  ]);
});
