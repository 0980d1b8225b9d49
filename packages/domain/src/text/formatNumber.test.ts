import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test.each([
  [0, '0'],
  [-0.2, '0'],
  [7, '7'],
  [999.5, '1,000'],
  [1_234, '1,234'],
  [45_000, '45,000'],
  [1_234_567, '1,234,567'],
  [-1_234, '-1,234'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0'],
])('%d is %s (R0-07, R0-08)', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('prints what Intl prints in en-AU, for every whole number', () => {
  const { format } = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value)).toBe(format(value));
    }),
  );
});
