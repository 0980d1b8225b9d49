import { expect, test } from 'vitest';
import { nameRank } from './nameRank.ts';

test.each([
  ['Toyota', 'toyota', 0],
  ['Toyota', 'TOY', 1],
  ['Toyota HiLux', 'toyota hi', 1],
  ['Toyota HiLux', 'hil', 2],
  ['Toyota HiLux', 'hilux toy', 2],
  ['Isuzu D-MAX', 'dmax', 2],
  ['Isuzu D-MAX', 'd-max', 2],
  ['Mazda CX-5', 'cx5', 2],
  ['Mercedes-Benz', 'mercedes benz', 0],
  ['Citroën', 'citroe', 1],
  ['Toyota', 'yota', null],
  ['Toyota', 'toyota hilux', null],
  ['Toyota', ' -,. ', null],
  ['`', '`', null],
] as const)('%s by %j', (name, typed, rank) => {
  expect(nameRank(name, typed)).toBe(rank);
});
