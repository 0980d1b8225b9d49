import { expect, test } from 'vitest';
import { filledWidth, starPath } from './starPath.ts';

test('five stars stand on 120 units', () => {
  expect(starPath.match(/M/g)).toHaveLength(5);
  expect(starPath).toContain('M108 2.8');
});

test.each([
  [0, 0, 2.5],
  [2, 0.5, 60],
  [4, 1, 117.5],
])('%i full stars and %d of the next reach to %d', (full, partial, width) => {
  expect(filledWidth(full, partial)).toBe(width);
});
