import { describe, expect, test } from 'vitest';
import { readEngine } from './readEngine.ts';

describe('readEngine', () => {
  test.each<
    [string | null, number | null, number | null, string | null, number | null, string | null]
  >([
    [null, 2362, null, '2.4L', 2362, '2.4'],
    ['2393cc', null, null, '2393cc', 2393, '2.4'],
    ['2.4L', null, null, '2.4L', null, '2.4'],
    ['2.4', null, null, '2.4L', null, '2.4'],
    ['1998', null, null, '2.0L', 1998, '2.0'],
    ['2.0L 4cyl Turbo', 1984, null, '2.0L 4cyl Turbo', 1984, '2.0'],
    ['V6 3.5 litre', null, null, 'V6 3.5 litre', null, '3.5'],
    [null, null, 1.998, '2.0L', null, '2.0'],
    ['Electric', 0, null, 'Electric', null, null],
    ['0', 0, 0, null, null, null],
    [null, null, null, null, null, null],
  ])('%j, %j cc, %j litres', (text, ccGiven, litresGiven, size, cc, litres) => {
    expect(readEngine(text, ccGiven, litresGiven)).toEqual({ size, cc, litres });
  });
});
