import { expect, test } from 'vitest';
import { isVehicleId } from './isVehicleId.ts';

test.each([
  ['W10404', true],
  ['a.b_c-9', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['', false],
  ['a b', false],
  ["a'--", false],
  ['../a', false],
  ['a\nb', false],
])('%j: %s', (text, isId) => {
  expect(isVehicleId(text)).toBe(isId);
});
