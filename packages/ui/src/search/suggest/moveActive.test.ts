import { expect, test } from 'vitest';
import { moveActive } from './moveActive.ts';

test.each([
  ['down from the text', -1, 1, 0],
  ['down', 0, 1, 1],
  ['down from the last to the text', 2, 1, -1],
  ['up from the text', -1, -1, 2],
  ['up', 2, -1, 1],
  ['up from the first to the text', 0, -1, -1],
] as const)('%s', (_, active, step, expected) => {
  expect(moveActive(active, 3, step)).toBe(expected);
});

test('nothing to move in', () => {
  expect(moveActive(-1, 0, 1)).toBe(-1);
});
