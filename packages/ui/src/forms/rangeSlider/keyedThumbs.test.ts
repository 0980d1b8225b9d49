import { describe, expect, test } from 'vitest';
import { keyedThumbs } from './keyedThumbs.ts';

const bounds = { min: 0, max: 20_000 };

describe('a key moves the thumb, whatever the step (R5-01, R5-02)', () => {
  test.each([
    ['a step of 200 up is a thousand', { min: 4000, max: 20_000 }, 'min', 4200, 5000],
    ['a step of 200 down is a thousand', { min: 4000, max: 20_000 }, 'min', 3800, 3000],
    ['a step of 500 down is not rounded back up', { min: 4000, max: 20_000 }, 'min', 3500, 3000],
    ['ten steps are rounded', { min: 4000, max: 20_000 }, 'min', 6000, 6000],
    ['the bound is reached', { min: 0, max: 19_000 }, 'max', 19_200, 20_000],
    ['the bound holds', { min: 0, max: 20_000 }, 'min', 0, 0],
    ['the other thumb is not passed', { min: 18_000, max: 19_000 }, 'min', 18_200, 18_000],
  ] as const)('%s', (_, thumbs, thumb, requested, expected) => {
    expect(keyedThumbs(thumbs, thumb, requested, bounds, 1000)[thumb]).toBe(expected);
  });
});
