import { expect, it } from 'vitest';
import { bandsOf } from './bandsOf.ts';

it.each([
  [
    0,
    0.1,
    2,
    [
      [0, 5],
      [5, 11],
    ],
  ],
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
