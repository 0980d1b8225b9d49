import { expect, test } from 'vitest';
import { joinedNeighbours } from './words.ts';

test('joins neighbours', () => {
  expect(joinedNeighbours(['land', 'cruiser', 'prado'])).toEqual(['landcruiser', 'cruiserprado']);
  expect(joinedNeighbours(['land'])).toEqual([]);
});
