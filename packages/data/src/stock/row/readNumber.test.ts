import { describe, expect, test } from 'vitest';
import { mayBeThousands, readNumber } from './readNumber.ts';

describe('readNumber', () => {
  test.each<[unknown, string, number]>([
    ['24990', '', 24990],
    [' $24,990 ', '', 24990],
    ['AU$24,990.00', '', 24990],
    ['24990 AUD', '', 24990],
    ['45,000 km', 'kms?', 45000],
    ['45 000km', 'kms?', 45000],
    ['2.4L', 'l', 2.4],
    ['2018.0', '', 2018],
    ['-5', '', -5],
    ['-$5', '', -5],
    ['0', '', 0],
    [0, '', 0],
    [24990.5, '', 24990.5],
  ])('reads %j', (value, units, number) => {
    expect(readNumber(value, units)).toBe(number);
  });

  test.each([
    ['two numbers in one', '24.990.000'],
    ['misplaced commas', '24,99'],
    ['words', 'about 5'],
    ['another unit', '45000 miles'],
    ['a range', '5-7'],
    ['an exponent', '1e5'],
    ['nothing', ''],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a list', [5]],
  ])('refuses %s', (_what, value) => {
    expect(readNumber(value, 'kms?')).toBeNull();
  });
});

describe('mayBeThousands', () => {
  test.each([
    ['24.990', true],
    ['$ 24.990 km', true],
    ['2.99', false],
    ['2018.000', false],
    ['24990', false],
    [24.99, false],
  ])('%j: %s', (value, answer) => {
    expect(mayBeThousands(value)).toBe(answer);
  });
});
