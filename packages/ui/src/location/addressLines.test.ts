import { expect, test } from 'vitest';
import { addressLines } from './addressLines.ts';

const full = { street: '12 Ferry Road', city: 'Darwin', state: 'NT', postcode: '0800' };

test('a street and a town', () => {
  expect(addressLines(full)).toEqual(['12 Ferry Road', 'Darwin NT 0800']);
});

test('what is missing leaves no hole', () => {
  expect(addressLines({ ...full, street: null, state: null })).toEqual(['Darwin 0800']);
  expect(addressLines({ street: null, city: null, state: null, postcode: null })).toEqual([]);
});
