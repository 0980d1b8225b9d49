import { describe, expect, test } from 'vitest';
import { readCondition } from './readCondition.ts';

describe('readCondition', () => {
  test.each([
    [' New In Stock', 'new', 'in_stock'],
    [' Used', 'used', null],
    [' Demo', 'demo', null],
    ['Demonstrator', 'demo', null],
    ['NEW', 'new', null],
    ['Pre-Owned', 'used', null],
    ['in_stock', null, 'in_stock'],
    ['Available', null, 'in_stock'],
    ['Coming Soon', null, 'coming_soon'],
    ['coming_soon', null, 'coming_soon'],
    ['In Transit', null, 'coming_soon'],
    ['SOLD', null, 'sold'],
    ['Used - Sold', 'used', 'sold'],
    ['reserved', null, 'reserved'],
    ['On Hold', null, 'reserved'],
    ['Under Offer', null, 'reserved'],
  ])('%j: car type %s, status %s', (text, carType, status) => {
    expect(readCondition(text)).toMatchObject({ carType, status });
  });

  test('tells certified and to be ordered', () => {
    expect(readCondition('Certified Pre-Owned')).toMatchObject({
      carType: 'used',
      certified: true,
    });
    expect(readCondition('Pre-order')).toMatchObject({ carType: null, preorder: true });
  });

  test.each(['Dual Cab Utility', 'Wholesale', 'Newcastle', ''])('%j says none of it', (text) => {
    expect(readCondition(text)).toBeNull();
  });
});
