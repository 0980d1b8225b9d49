import type { NumericRange } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { typedRange } from './typedRange.ts';

const bounds = { min: 8990, max: 98_500 };
const of = (min: number | null, max: number | null): NumericRange => ({ min, max });

describe('two typed fields (R5-07)', () => {
  test.each<[string, NumericRange, NumericRange | null, NumericRange | null]>([
    ['both', of(15_000, 60_000), null, of(15_000, 60_000)],
    ['rounded to the nearest thousand', of(15_499, 60_500), null, of(15_000, 61_000)],
    ['an empty side is open', of(20_000, null), null, of(20_000, null)],
    ['a side that was emptied opens', of(null, 30_000), of(20_000, 30_000), of(null, 30_000)],
    ['nothing', of(null, null), of(20_000, 30_000), null],
    ['both bounds are no range', of(8990, 98_500), null, null],
    ['the wrong way round', of(60_000, 15_000), null, of(15_000, 60_000)],
    ['a new pair above the old one', of(70_000, 80_000), of(20_000, 30_000), of(70_000, 80_000)],
    ['the same number twice', of(20_000, 20_000), null, of(20_000, 21_000)],
    [
      'a side left alone stays, outside the bounds too',
      of(1000, 40_000),
      of(1000, null),
      of(1000, 40_000),
    ],
  ])('%s', (_, typed, chosen, expected) => {
    expect(typedRange(typed, chosen, bounds, 1000)).toEqual({ range: expected, ignored: null });
  });

  test.each<[NumericRange, NumericRange | null, string]>([
    [of(500, 60_000), of(null, 60_000), 'sliderBelowRange'],
    [of(20_000, 99_000), of(20_000, null), 'sliderAboveRange'],
  ])('a number outside the bounds is ignored: %j', (typed, expected, ignored) => {
    expect(typedRange(typed, null, bounds, 1000)).toEqual({ range: expected, ignored });
  });
});
