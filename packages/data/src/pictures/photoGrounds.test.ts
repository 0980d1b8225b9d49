import { expect, test } from 'vitest';
import { nearestGround, photoGrounds, type Rgb } from './photoGrounds.ts';

test('there are twelve, by the letters that names may end in (R17-37)', () => {
  expect([...photoGrounds.keys()].join('')).toBe('abcdefghijkl');
});

test.each<[string, Rgb, string]>([
  ['a night', [20, 20, 24], '#333'],
  ['a shed', [130, 131, 133], '#999'],
  ['dry grass', [150, 132, 104], '#a98'],
  ['a wet road', [76, 90, 102], '#567'],
  ['snow', [250, 250, 255], '#ccc'],
  ['a morning', [180, 200, 222], '#bcd'],
])('of %s it is the nearest', (_, mean, expected) => {
  expect(photoGrounds.get(nearestGround(mean))).toBe(expected);
});
