import { describe, expect, it } from 'vitest';
import { readItemType } from './readItemType.ts';

describe('readItemType', () => {
  it.each([
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
