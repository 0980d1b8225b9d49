import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, guardFault } from './importGuard.ts';

function effect(before: number, removed: number) {
  return { before, removed, added: 0, changed: 0 };
}
const ROWS = { accepted: 10, refused: 10 };

describe('guardFault', () => {
  test.each([
    ['half of the stock goes', effect(10, 5)],
    ['the site was empty', effect(0, 0)],
    ['as many are refused as taken', effect(10, 0)],
  ])('lets an import pass when %s', (_what, stock) => {
    expect(guardFault(ROWS, stock, DEFAULT_LIMITS)).toBeNull();
  });

  const eleven = { accepted: 10, refused: 11 };
  test.each([
    ['more than half goes', effect(10, 6), ROWS, /remove 6 of the site's 10 .*60 %\); 50 %/],
    ['nearly all goes', effect(17_048, 17_046), ROWS, /17,046 of the site's 17,048.*\(99 %\)/],
    ['all goes', effect(3, 3), ROWS, /\(100 %\)/],
    ['more is refused than taken', effect(0, 0), eleven, /refuse 11 rows and take only 10/],
  ] as const)('stops it, in three parts, when %s', (_what, stock, rows, happened) => {
    const fault = guardFault(rows, stock, DEFAULT_LIMITS)?.fault;
    expect(fault?.happened).toMatch(happened);
    expect(fault?.matters).toBe("Nothing was imported; the site's stock is as it was.");
    expect(fault?.remedy).toMatch(/--dry-run.*--force/);
    // Whoever looks already is not told to look.
    const looking = guardFault(rows, stock, DEFAULT_LIMITS, true)?.fault;
    expect(looking?.remedy).toMatch(/^(?!.*--dry-run).*--force/);
  });

  test('takes the share from the configuration of the site', () => {
    expect(guardFault(ROWS, effect(10, 2), { largestRemoval: 0.1 })).not.toBeNull();
    expect(guardFault(ROWS, effect(10, 10), { largestRemoval: 1 })).toBeNull();
  });
});
