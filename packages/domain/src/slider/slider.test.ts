import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../errors/errorCatalogue.ts';
import { emptySearch, withPage, withQuery, withRange } from '../index.ts';
import { formatSearch } from '../search/formatSearch.ts';
import { parseSearch } from '../search/parseSearch.ts';
import type { NumericRange } from '../search/searchState.ts';
import {
  commitThumb as commitRounded,
  movedRange,
  priceRangeSlider,
  sliderBounds,
  sliderStep,
  sliderThumbs,
  type Thumb,
  withPriceRange,
} from './slider.ts';
import type { Span } from './span.ts';

const bounds: Span = { min: 3990, max: 98_500 };
const open: Span = { ...bounds };
const ROUNDING = 1000;
function commitThumb(thumbs: Span, thumb: Thumb, requested: number, limits: Span) {
  return commitRounded(thumbs, thumb, requested, limits, ROUNDING);
}
const BELOW = 'Cannot refine below the range minimum';
const ABOVE = 'Cannot refine above the range maximum';

describe('committing a thumb, rounded to 1000 (R5-01, R5-06)', () => {
  test.each<[string, Span, Thumb, number, Span, string | null]>([
    ['12499 is 12000', open, 'min', 12_499, { min: 12_000, max: 98_500 }, null],
    ['12500 is 13000', open, 'min', 12_500, { min: 13_000, max: 98_500 }, null],
    ['a bound of 3990 stays 3990', open, 'min', 3990, open, null],
    ['rounding never leaves the range', open, 'min', 4400, { min: 4000, max: 98_500 }, null],
    [
      'rounding below the minimum is the minimum',
      open,
      'min',
      3991,
      { min: 4000, max: 98_500 },
      null,
    ],
    ['rounding above the maximum is the maximum', open, 'max', 98_500, open, null],
    ['below the range', open, 'min', 3989, open, BELOW],
    ['above the range', open, 'max', 98_501, open, ABOVE],
    ['the maximum may not be below the range either', open, 'max', 0, open, BELOW],
    ['not a number', open, 'max', Number.NaN, open, null],
    [
      'the minimum stops 1 short of the maximum',
      { min: 3990, max: 20_000 },
      'min',
      50_000,
      { min: 19_000, max: 20_000 },
      null,
    ],
    [
      'the maximum stops 1 past the minimum',
      { min: 20_000, max: 98_500 },
      'max',
      5000,
      { min: 20_000, max: 21_000 },
      null,
    ],
    [
      'thumbs never cross after rounding',
      { min: 3990, max: 12_700 },
      'min',
      12_600,
      { min: 11_700, max: 12_700 },
      null,
    ],
    [
      'no room for 1000: 1 away',
      { min: 3990, max: 4500 },
      'min',
      4499,
      { min: 4000, max: 4500 },
      null,
    ],
    [
      'no room for 1000 above: 1 away',
      { min: 98_000, max: 98_500 },
      'max',
      98_001,
      { min: 98_000, max: 98_001 },
      null,
    ],
  ])('%s', (_, thumbs, thumb, requested, expected, warning) => {
    const move = commitThumb(thumbs, thumb, requested, bounds);
    expect(move.thumbs).toEqual(expected);
    expect(move.ignored && errorCatalogue[move.ignored].text).toBe(warning);
  });

  test('the stop comes before the rounding', () => {
    const min = commitThumb({ min: 3990, max: 12_500 }, 'min', 50_000, bounds).thumbs;
    expect(min).toEqual({ min: 12_000, max: 12_500 });
    const max = commitThumb({ min: 12_499, max: 98_500 }, 'max', 5000, bounds).thumbs;
    expect(max).toEqual({ min: 12_499, max: 13_000 });
  });

  test('both bounds can be reached again, whatever they round to', () => {
    const odd: Span = { min: 3600, max: 98_400 };
    expect(commitThumb({ min: 9000, max: 50_000 }, 'min', 3600, odd).thumbs.min).toBe(3600);
    expect(commitThumb({ min: 9000, max: 50_000 }, 'max', 98_400, odd).thumbs.max).toBe(98_400);
  });

  test('the price-range slider rounds to its step of 500 (R5-03)', () => {
    const { bounds: limits, step } = priceRangeSlider;
    expect(limits).toEqual({ min: 5000, max: 250_000 });
    expect(commitRounded({ ...limits }, 'max', 30_300, limits, step).thumbs.max).toBe(30_500);
  });

  const spans = fc
    .tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 2, max: 200_000 }))
    .map(([min, width]): Span => ({ min, max: min + width }));

  test('thumbs stay in range, ordered and apart over any sequence of requests', () => {
    const requests = fc.array(
      fc.tuple(
        fc.constantFrom<Thumb>('min', 'max'),
        fc.oneof(fc.double(), fc.double({ min: 0, max: 1, noNaN: true })),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(spans, requests, (limits, moves) => {
        let thumbs = sliderThumbs(undefined, limits);
        for (const [thumb, portion] of moves) {
          const asked = limits.min + portion * (limits.max - limits.min);
          const next = commitThumb(thumbs, thumb, asked, limits).thumbs;
          const other = thumb === 'min' ? 'max' : 'min';
          expect(next[other]).toBe(thumbs[other]);
          expect(next.min).toBeGreaterThanOrEqual(limits.min);
          expect(next.max).toBeLessThanOrEqual(limits.max);
          expect(next.max).toBeGreaterThan(next.min);
          thumbs = next;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('committing where a thumb stands changes nothing', () => {
    fc.assert(
      fc.property(
        spans,
        fc.constantFrom<Thumb>('min', 'max'),
        fc.nat(200_000),
        (limits, thumb, asked) => {
          const once = commitThumb(sliderThumbs(undefined, limits), thumb, asked, limits).thumbs;
          const again = commitThumb(once, thumb, once[thumb], limits).thumbs;
          expect(commitThumb(again, thumb, again[thumb], limits).thumbs).toEqual(again);
        },
      ),
    );
  });
});

test('the price-range slider opens the listing with its range, dearest first (R2-79)', () => {
  const state = withPriceRange(parseSearch('menu[body]=SUV&page=2'), { min: 5000, max: 30_500 });
  expect(formatSearch(state)).toBe(
    'menu[body]=SUV&range[price]=5000:30500&sortBy=Car_production:price:desc',
  );
});

test('bounds come from the stats, else 0 to 100,000 (R5-03)', () => {
  expect(sliderBounds({ min: 3990, max: 98_500 })).toEqual(bounds);
  expect(sliderBounds(undefined)).toEqual({ min: 0, max: 100_000 });
});

test('step is a hundredth of the range, not rounded; 1 without a range (R5-02)', () => {
  expect(sliderStep(bounds)).toBe(945.1);
  expect(sliderStep({ min: 0, max: 100_000 })).toBe(1000);
  expect(sliderStep({ min: 5, max: 5 })).toBe(1);
});

test('a value outside the bounds is drawn at the bound (R5-04)', () => {
  expect(sliderThumbs({ min: 1000, max: 200_000 }, bounds)).toEqual(bounds);
  expect(sliderThumbs({ min: null, max: 20_000 }, bounds)).toEqual({ min: 3990, max: 20_000 });
  expect(sliderThumbs({ min: 200_000, max: null }, bounds)).toEqual({ min: 98_500, max: 98_500 });
});

test('the moved side alone is written, open at its bound; the other stays as chosen (R5-04, R5-05)', () => {
  const moved = (chosen: NumericRange | null, thumb: Thumb, value: number) =>
    movedRange(chosen, thumb, value, bounds);
  expect(moved(null, 'max', 20_000)).toEqual({ min: null, max: 20_000 });
  expect(moved({ min: null, max: 20_000 }, 'min', 5000)).toEqual({ min: 5000, max: 20_000 });
  expect(moved({ min: 5000, max: 20_000 }, 'max', 98_500)).toEqual({ min: 5000, max: null });
  expect(moved({ min: null, max: 250_000 }, 'min', 5000)).toEqual({ min: 5000, max: 250_000 });
  expect(moved({ min: 5000, max: null }, 'min', 3990)).toBeNull();
  expect(moved({ min: 5000, max: 98_500 }, 'min', 3990)).toBeNull();
});

describe('figures', () => {
  test('slider step is (max - min) / 100 (R5-02)', () => {
    expect(sliderStep({ min: 5000, max: 25_000 })).toBe(200);
  });

  test('slider value 12499 commits as 12000 and 12500 as 13000 (R5-01, R5-06)', () => {
    const bounds = { min: 0, max: 100_000 };
    const commit = (value: number) => commitThumb(bounds, 'min', value, bounds).thumbs.min;
    expect([commit(12_499), commit(12_500)]).toEqual([12_000, 13_000]);
  });

  test('minimum thumb cannot pass the maximum thumb and stays at least 1 below (R5-01)', () => {
    const thumbs = { min: 10_000, max: 20_000 };
    const moved = commitThumb(thumbs, 'min', 90_000, { min: 0, max: 100_000 }).thumbs;
    expect(moved.min).toBeLessThanOrEqual(moved.max - 1);
  });

  test('bounds without stats, and those of the price-range slider (R5-03)', () => {
    expect(sliderBounds(undefined).max).toBe(100_000);
    expect(priceRangeSlider).toEqual({ bounds: { min: 5000, max: 250_000 }, step: 500 });
  });

  test('slider writes range[price]=min:max; slider and text clear page and query (R2-41, R2-77)', () => {
    const paged = withPage(withQuery(emptySearch, 'kia'), 4);
    const bounds = { min: 0, max: 100_000 };
    const range = movedRange({ min: null, max: 20_000 }, 'min', 10_000, bounds);
    expect(formatSearch(withRange(paged, 'price', range))).toBe(
      'query=kia&range[price]=10000:20000',
    );
    expect(withQuery(paged, 'rio')).toMatchObject({ query: 'rio', page: 1 });
    expect(formatSearch(withQuery(paged, ''))).toBe('');
  });

  test('price-range slider button sorts by the highest price (R2-79)', () => {
    expect(formatSearch(withPriceRange(emptySearch, { min: 5000, max: 9000 }))).toContain(
      'sortBy=Car_production:price:desc',
    );
  });
});
