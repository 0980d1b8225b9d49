import { describe, expect, test } from 'vitest';
import { retryDelay } from './retryDelay.ts';

const BACKOFF = { firstMs: 5_000, maxMs: 900_000 };

describe('retryDelay', () => {
  test.each([
    [0, 5_000],
    [1, 10_000],
    [7, 640_000],
    [8, 900_000],
    [5_000, 900_000],
  ])('after %i failures waits up to %i ms', (failures, longest) => {
    expect(retryDelay(failures, 0, BACKOFF)).toBe(0);
    expect(retryDelay(failures, 0.5, BACKOFF)).toBe(longest / 2);
    expect(retryDelay(failures, 0.999_999_9, BACKOFF)).toBe(longest - 1);
  });
});
