import { expect, test } from 'vitest';
import { parseRate } from './parseAmount.ts';

test.each([
  ['7.5', 7.5],
  ['7,5', 7.5],
  [' 7.95 % ', 7.95],
  ['0', 0],
  ['10', 10],
  ['', null],
  ['abc', null],
  ['%', null],
] as const)('%j is a rate of %j (R9-05)', (text, rate) => {
  expect(parseRate(text)).toBe(rate);
});
