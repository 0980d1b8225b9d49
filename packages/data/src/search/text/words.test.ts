import { expect, it } from 'vitest';
import { joinedNeighbours } from './words.ts';

it('joins neighbours', () => {
  expect(joinedNeighbours(['land', 'cruiser', 'prado'])).toEqual(['landcruiser', 'cruiserprado']);
  expect(joinedNeighbours(['land'])).toEqual([]);
});
