import type { Span, Thumb } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { keyedThumbs } from './keyedThumbs.ts';
import { sliderScale } from './sliderScale.ts';

function pressed(thumbs: Span, thumb: Thumb, key: string, bounds: Span): Span | null {
  return keyedThumbs(
    { thumbs, bounds, rounding: 1000, scale: sliderScale(bounds, null), step: 0.01 },
    thumb,
    key,
  );
}

describe('arrows move one step, Page keys ten (R5-01, R5-02)', () => {
  const bounds = { min: 0, max: 20_000 };
  test.each<[string, Span, Thumb, string, number]>([
    ['a step of 200 up is a thousand', { min: 4000, max: 20_000 }, 'min', 'ArrowRight', 5000],
    ['and down', { min: 4000, max: 20_000 }, 'min', 'ArrowLeft', 3000],
    ['up is right', { min: 4000, max: 20_000 }, 'min', 'ArrowUp', 5000],
    ['down is left', { min: 4000, max: 20_000 }, 'min', 'ArrowDown', 3000],
    ['ten steps up', { min: 4000, max: 20_000 }, 'min', 'PageUp', 6000],
    ['ten steps down', { min: 4000, max: 20_000 }, 'min', 'PageDown', 2000],
    ['the bound is reached', { min: 0, max: 19_000 }, 'max', 'PageUp', 20_000],
    ['the bound holds', { min: 0, max: 20_000 }, 'min', 'ArrowLeft', 0],
    ['the other thumb is not passed', { min: 18_000, max: 19_000 }, 'min', 'ArrowRight', 18_000],
  ])('%s', (_, thumbs, thumb, key, expected) => {
    const other = thumb === 'min' ? 'max' : 'min';
    expect(pressed(thumbs, thumb, key, bounds)).toEqual({
      [thumb]: expected,
      [other]: thumbs[other],
    });
  });

  test('of a hundred thousand', () => {
    const wide = { min: 4990, max: 106_990 };
    const thumbs = { min: 20_000, max: 40_000 };
    expect(pressed(thumbs, 'min', 'ArrowRight', wide)?.min).toBe(21_000);
    expect(pressed(thumbs, 'min', 'PageUp', wide)?.min).toBe(30_000);
    expect(pressed(thumbs, 'max', 'PageDown', wide)?.max).toBe(30_000);
  });
});

describe("Home and End go to the thumb's own limit", () => {
  const bounds = { min: 4990, max: 106_990 };
  const thumbs = { min: 20_000, max: 40_000 };
  test.each<[Thumb, string, Span]>([
    ['min', 'Home', { min: 4990, max: 40_000 }],
    ['min', 'End', { min: 39_000, max: 40_000 }],
    ['max', 'Home', { min: 20_000, max: 21_000 }],
    ['max', 'End', { min: 20_000, max: 106_990 }],
  ])('%s %s', (thumb, key, expected) => {
    expect(pressed(thumbs, thumb, key, bounds)).toEqual(expected);
  });
});

test('on a track with a bend a step is a hundredth of the track', () => {
  const bounds = { min: 0, max: 1_000_000 };
  const scale = sliderScale(bounds, { value: 90_000, place: 0.9 });
  const slider = { thumbs: { ...bounds }, bounds, rounding: 1000, scale, step: 0.01 };
  expect(keyedThumbs(slider, 'min', 'ArrowRight')?.min).toBe(1000);
  expect(keyedThumbs(slider, 'min', 'PageUp')?.min).toBe(10_000);
  expect(keyedThumbs(slider, 'max', 'ArrowLeft')?.max).toBe(909_000);
});

test('other keys move nothing', () => {
  expect(pressed({ min: 0, max: 9000 }, 'min', 'Tab', { min: 0, max: 9000 })).toBeNull();
});
