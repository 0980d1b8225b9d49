import { expect, test } from 'vitest';
import { addBit, allBits, countBits, documentsOf, hasBit, noBits, removeBit } from './bits.ts';

test.each([0, 1, 31, 32, 33, 64, 100])('holds all of %i documents and none past them', (size) => {
  const bits = allBits(size);
  expect(countBits(bits)).toBe(size);
  expect([...documentsOf(bits, size)]).toEqual([...Array(size).keys()]);
});

test('adds and removes', () => {
  const bits = noBits(70);
  for (const document of [0, 31, 32, 69]) addBit(bits, document);
  removeBit(bits, 32);
  removeBit(bits, 33);
  expect(hasBit(bits, 31)).toBe(true);
  expect(hasBit(bits, 32)).toBe(false);
  expect([...documentsOf(bits, 70)]).toEqual([0, 31, 69]);
});

test('lists a part of a set', () => {
  const bits = allBits(100);
  expect([...documentsOf(bits, 3, 30)]).toEqual([30, 31, 32]);
  expect([...documentsOf(bits, 3, 64)]).toEqual([64, 65, 66]);
  expect([...documentsOf(bits, 5, 98)]).toEqual([98, 99]);
  expect([...documentsOf(bits, 5, 100)]).toEqual([]);
  expect([...documentsOf(bits, 0)]).toEqual([]);
});
