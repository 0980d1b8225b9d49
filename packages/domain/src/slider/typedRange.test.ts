import { describe, expect, test } from 'vitest';
import type { NumericRange } from '../search/searchState.ts';
import { typedRange } from './typedRange.ts';

const bounds = { min: 8990, max: 98_500 };
function of(min: number | null, max: number | null): NumericRange {
  return { min, max };
}
function read(min: string, max: string, chosen: NumericRange | null) {
  return typedRange({ min, max }, chosen, bounds, 1000);
}

describe('two typed fields (R5-07)', () => {
  test.each<[string, string, string, NumericRange | null, NumericRange | null]>([
    ['both', '15000', '60000', null, of(15_000, 60_000)],
    ['rounded to the nearest thousand', '15499', '60500', null, of(15_000, 61_000)],
    ['as shoppers write it', '$15k', '60,000', null, of(15_000, 60_000)],
    ['an empty side is open', '20000', '', null, of(20_000, null)],
    ['a side that was emptied opens', '', '30000', of(20_000, 30_000), of(null, 30_000)],
    ['nothing', '', ' ', of(20_000, 30_000), null],
    ['both bounds are no range', '8990', '98500', null, null],
    ['a bound is an open side', '20000', '98500', of(20_000, 30_000), of(20_000, null)],
    ['two new ones the wrong way round', '60000', '15000', null, of(15_000, 60_000)],
    ['a new pair above the old one', '70000', '80000', of(20_000, 30_000), of(70_000, 80_000)],
    ['a side left alone stays, outside too', '1000', '40000', of(1000, null), of(1000, 40_000)],
    ['both left alone stay, at the bounds too', '8990', '', of(8990, null), of(8990, null)],
    ['what cannot be read changes nothing', 'cheap', '30k', of(20_000, null), of(20_000, 30_000)],
    ['nor does it alone', 'cheap', '', null, null],
  ])('%s', (_, min, max, chosen, expected) => {
    expect(read(min, max, chosen)).toEqual({ range: expected, ignored: null, stopped: null });
  });

  test.each<[string, string, NumericRange | null, NumericRange, 'min' | 'max']>([
    ['20000', '20000', null, of(20_000, 21_000), 'max'],
    ['50000', '30000', of(null, 30_000), of(29_000, 30_000), 'min'],
    ['30000', '30000', of(20_000, 30_000), of(29_000, 30_000), 'min'],
    ['50000', '20k', of(50_000, null), of(50_000, 51_000), 'max'],
    ['50000', '50000', of(50_000, 60_000), of(50_000, 51_000), 'max'],
  ])('the end that moves stops short of the other: %s to %s (R5-01)', (...row) => {
    const [min, max, chosen, range, stopped] = row;
    expect(read(min, max, chosen)).toEqual({ range, ignored: null, stopped });
  });

  test.each<[string, string, NumericRange | null, NumericRange, string]>([
    ['500', '60000', null, of(null, 60_000), 'sliderBelowRange'],
    ['20000', '99000', of(20_000, null), of(20_000, null), 'sliderAboveRange'],
  ])('a number outside the bounds is ignored: %s to %s', (min, max, chosen, range, ignored) => {
    expect(read(min, max, chosen)).toEqual({ range, ignored, stopped: null });
  });
});
