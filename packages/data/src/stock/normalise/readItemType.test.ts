import { describe, expect, test } from 'vitest';
import { readItemType } from './readItemType.ts';

describe('readItemType', () => {
  test.each([
    ['Car', 'car'],
    ['Passenger Vehicle', 'car'],
    ['motor cycle', 'motorcycle'],
    ['Motorbike', 'motorcycle'],
    ['Caravan', 'caravan'],
    ['Off Road Caravan', 'caravan'],
    ['Camper Trailer', 'caravan'],
    ['SUV', null],
    ['Van', null],
  ])('%s is %s', (text, itemType) => {
    expect(readItemType(text)).toBe(itemType);
  });
});
