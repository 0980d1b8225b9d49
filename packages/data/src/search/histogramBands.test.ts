import { expect, test } from 'vitest';
import { countNested, toHistogram } from './histogramBands.ts';

/** The histogram of prices in four bars. */
function histogramOf(prices: readonly number[], bars = 4) {
  const bounds = { min: Math.min(...prices), max: Math.max(...prices) };
  const values = prices.toSorted((a, b) => a - b);
  return toHistogram(countNested(values, times(values.length, 1), bounds, bars), bounds, bars);
}

function times(count: number, value: number) {
  return Array.from({ length: count }, () => value);
}

test('vehicles throughout the bounds are in equal bands up to the largest value', () => {
  const prices = [0, ...times(30, 150), ...times(20, 250), 399, 400];
  expect(histogramOf(prices)).toEqual({ counts: [1, 30, 20, 2], to: 400 });
});

test('the scale is halved as long as one in a hundred lies above; the last band holds it', () => {
  const prices = [0, ...times(30, 30), ...times(20, 60), 99, 1600];
  expect(histogramOf(prices)).toEqual({ counts: [1, 30, 20, 2], to: 100 });
});

test('what lies at the end of a scale is above it', () => {
  expect(histogramOf([...times(30, 0), 50, 50, 100]).to).toBe(100);
  expect(histogramOf([...times(30, 0), 50, 49, 100]).to).toBe(100);
  expect(histogramOf([...times(30, 0), 49, 49, 100]).to).toBe(50);
});

test('among a few vehicles none is the odd one out', () => {
  expect(histogramOf([...times(18, 0), 1600])).toEqual({ counts: [18, 0, 0, 1], to: 1600 });
  expect(histogramOf([...times(19, 0), 1600])).toEqual({ counts: [19, 0, 0, 1], to: 1600 / 1024 });
});

test('an odd number of bars has no halves', () => {
  expect(histogramOf([...times(30, 0), 1600], 3)).toEqual({ counts: [30, 0, 1], to: 1600 });
});
