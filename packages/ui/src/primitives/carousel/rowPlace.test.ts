import { expect, test } from 'vitest';
import { rowPlace } from './rowPlace.ts';

/** Ten items of 300 pixels with 20 between them, in a row of 940: three are in view. */
const three = { clientWidth: 940, scrollWidth: 3180, step: 320 };

test.each([
  [0, 0],
  [159, 0],
  [161, 1],
  [320, 1],
  [1920, 6],
  [2239, 7],
  [2240, 7],
  [-40, 0],
])('scrolled by %i it stands at place %i', (scrollLeft, index) => {
  expect(rowPlace({ ...three, scrollLeft })).toEqual({ index, places: 8 });
});

test('items that peek in have a last place of less than a step', () => {
  const row = { clientWidth: 360, scrollWidth: 1224, step: 306 };
  expect(rowPlace({ ...row, scrollLeft: 612 })).toEqual({ index: 2, places: 4 });
  expect(rowPlace({ ...row, scrollLeft: 864 })).toEqual({ index: 3, places: 4 });
});

test.each([
  ['all in view', { scrollLeft: 0, clientWidth: 900, scrollWidth: 900, step: 320 }],
  ['a stray pixel', { scrollLeft: 0, clientWidth: 900, scrollWidth: 901, step: 320 }],
  ['nothing in it', { scrollLeft: 0, clientWidth: 900, scrollWidth: 2000, step: 0 }],
  ['not drawn', { scrollLeft: 0, clientWidth: 0, scrollWidth: 0, step: 0 }],
])('one place with %s', (_case, row) => {
  expect(rowPlace(row)).toEqual({ index: 0, places: 1 });
});
