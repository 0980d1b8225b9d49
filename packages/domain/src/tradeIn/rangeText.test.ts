import { expect, test } from 'vitest';
import { changeoverText, equityText, rangeText } from './rangeText.ts';

test('an amount is said once', () => {
  expect(rangeText({ low: 18_000, high: 18_000 })).toBe('$18,000');
  expect(rangeText({ low: 18_000, high: 21_000 })).toBe('$18,000 to $21,000');
});

test.each([
  [{ low: 1000, high: 4000 }, 'Left for you after the payout', '$1,000 to $4,000'],
  [{ low: -7000, high: -4000 }, 'Still owed after the payout', '$4,000 to $7,000'],
  [
    { low: -1000, high: 2000 },
    'After the payout',
    'Between $1,000 still owed and $2,000 in your favour',
  ],
])('%j after a payout is “%s”, “%s”', (left, label, amount) => {
  expect(equityText(left)).toEqual({ label, amount });
});

test.each([
  [{ low: 9000, high: 12_000 }, 'Left to pay', '$9,000 to $12,000'],
  [{ low: -3000, high: -1000 }, 'You get back', '$1,000 to $3,000'],
  [{ low: -500, high: 800 }, 'Changeover', 'Between $500 back to you and $800 to pay'],
])('%j for a vehicle is “%s”, “%s”', (pay, label, amount) => {
  expect(changeoverText(pay)).toEqual({ label, amount });
});
