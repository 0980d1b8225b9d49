import { expect, test } from 'vitest';
import { isNewlyListed } from './newLabel.ts';

const now = Date.UTC(2026, 10, 21);
const EIGHT_DAYS = 8 * 24 * 60 * 60 * 1000;

test.each([
  ['now', now, true],
  ['exactly 8 × 24 h ago', now - EIGHT_DAYS, true],
  ['1 ms more', now - EIGHT_DAYS - 1, false],
  ['in the future', now + 1, false],
  ['at an unknown time', null, false],
])('listed %s: %s (R0-03)', (_when, createdAt, isNew) => {
  expect(isNewlyListed({ createdAt }, now)).toBe(isNew);
});
