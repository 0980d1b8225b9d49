import { expect, test } from 'vitest';
import { readBound } from './readBound.ts';

test.each([
  ['20000', 20_000],
  ['20,000', 20_000],
  ['20 000', 20_000],
  ['$20,000', 20_000],
  ['$ 20,000.00', 20_000],
  ['A$20,000', 20_000],
  ['20k', 20_000],
  ['20K', 20_000],
  ['20 k', 20_000],
  ['$20k', 20_000],
  [' 20k ', 20_000],
  ['20.5k', 20_500],
  ['.5k', 500],
  ['1.2m', 1_200_000],
  ['1.1 million', 1_100_000],
  ['20 thousand', 20_000],
  ['20 grand', 20_000],
  ['20000 km', 20_000],
  ['20km', 20],
  ['20k km', 20_000],
  ['20,000 kilometres', 20_000],
  ['19.50', 20],
  ['0', 0],
])('%s is %i', (text, expected) => {
  expect(readBound(text)).toBe(expected);
});

test.each([
  '',
  ' ',
  'abc',
  '-',
  '$',
  'k',
  '-5000',
  '1e9',
  '20,5',
  '20,00',
  '2,0000',
  '20kk',
  '20 or so',
  '20k to 30k',
  '0x20',
  '２０',
  'Infinity',
  '20'.repeat(30),
  `20${' '.repeat(1_000_000)}x`,
])('%j is no number', (text) => {
  expect(readBound(text)).toBeNaN();
});
