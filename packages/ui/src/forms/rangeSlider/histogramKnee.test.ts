import { expect, test } from 'vitest';
import { histogramKnee } from './histogramKnee.ts';

test('the track bends where the last bar begins', () => {
  const counts = [5, 9, 3, 1];
  expect(histogramKnee({ counts, to: 400 }, { min: 0, max: 1600 })).toEqual({
    value: 300,
    place: 0.75,
  });
});

test('a track is even under a histogram of the whole range, and without one', () => {
  expect(histogramKnee({ counts: [5, 9], to: 1600 }, { min: 0, max: 1600 })).toBeNull();
  expect(histogramKnee(undefined, { min: 0, max: 1600 })).toBeNull();
});
