import { expect, test } from 'vitest';
import { histogramPath } from './histogramPath.ts';

test('the tallest band fills the height, a lone vehicle shows, an empty band has no bar', () => {
  expect(histogramPath([48, 0, 1], 0, 1)).toEqual({
    inside: 'M0 24v-24h.8v24zM2 24v-1h.8v1z',
    outside: '',
  });
});

test('bands are told apart by their middle', () => {
  const { inside, outside } = histogramPath([1, 1, 1, 1], 0.25, 0.75);
  expect(inside.match(/M\d/g)).toEqual(['M1', 'M2']);
  expect(outside.match(/M\d/g)).toEqual(['M0', 'M3']);
});

test('nothing to show', () => {
  expect(histogramPath([], 0, 1)).toEqual({ inside: '', outside: '' });
});
