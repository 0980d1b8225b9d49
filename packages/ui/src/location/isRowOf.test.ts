import type { Weekday } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { isRowOf } from './isRowOf.ts';

test.each<[string, Weekday, boolean]>([
  ['Mon-Fri', 1, true],
  ['Mon-Fri', 5, true],
  ['Mon-Fri', 6, false],
  ['Mon-Fri', 0, false],
  ['Sat', 6, true],
  ['Sun', 0, true],
  ['Wed', 3, true],
  ['Wed', 4, false],
  ['25/04/2025', 5, false],
])('row %s on weekday %i: %s', (label, weekday, expected) => {
  expect(isRowOf({ label, text: '' }, weekday)).toBe(expected);
});
