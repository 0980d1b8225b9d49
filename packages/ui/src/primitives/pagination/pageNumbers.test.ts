import { describe, expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

describe('pageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [9, 12, [1, null, 8, 9, 10, 11, 12]],
    [200, 200, [1, null, 196, 197, 198, 199, 200]],
  ])('page %i of %i', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected);
  });

  test('holds the page itself, no page twice, and no gap of a single page', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const numbers = pageNumbers(page, pages);
        const real = numbers.filter((number) => number !== null);
        expect(real).toContain(page);
        expect(real).toEqual([...new Set(real)].toSorted((a, b) => a - b));
        expect(numbers.length).toBeLessThanOrEqual(7);
        for (const [index, number] of numbers.entries()) {
          if (number !== null) continue;
          const gap = (numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0);
          expect(gap, `${page} of ${pages}`).toBeGreaterThan(2);
        }
      }
    }
  });
});
