import { expect, test } from 'vitest';
import { bandsOf } from './bandsOf.ts';

test.each([
  [
    1,
    1.1,
    3,
    [
      [100, 104],
      [104, 107],
      [107, 111],
    ],
  ],
  // More bands than hundredths: some hold nothing.
  [
    0,
    0.01,
    3,
    [
      [0, 1],
      [1, 1],
      [1, 2],
    ],
  ],
])('cuts %d to %d into %i', (min, max, count, bands) => {
  expect(bandsOf({ min, max }, count)).toEqual(bands);
});

test('cuts an even number of bars for each half of the scale', () => {
  const begins = [0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048];
  expect(bandsOf({ min: 0, max: 40.96 }, 2)).toEqual(
    begins.map((begin, band) => [begin, begins[band + 1] ?? 4097]),
  );
});
