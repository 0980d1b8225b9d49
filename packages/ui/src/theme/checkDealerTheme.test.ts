import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDealerTheme } from './checkDealerTheme.ts';
import type { Hex } from './color/hex.ts';
import type { DealerTheme } from './dealerOverrides.ts';
import { classic, metro, prestige } from './themes/index.ts';
import { wireframe } from './themes/wireframe.ts';

test('a sound theme has no faults, and neither has none', () => {
  expect(checkDealerTheme(wireframe, { brand: '#1c5a44', accent: '#e8590c' })).toEqual([]);
  expect(checkDealerTheme(wireframe, {})).toEqual([]);
});

test.each<[DealerTheme, string]>([
  [{ brand: '#1c5a44', colors: { muted: '#b0b0b0' } }, 'colors.muted'],
  [{ colors: { text: '#999999', header: '#123456' } }, 'colors.text'],
  [{ colors: { page: '#808080' } }, 'colors.page'],
])('%o: the fault is of %s, and its nearest colour mends it', (chosen, key) => {
  const [fault, ...others] = checkDealerTheme(wireframe, chosen);
  expect(others).toEqual([]);
  expect(fault?.key).toBe(key);
  expect(fault?.nearest).toMatch(/^#[0-9a-f]{6}$/);
  const name = key.slice('colors.'.length);
  const mended = { ...chosen, colors: { ...chosen.colors, [name]: fault?.nearest } };
  expect(checkDealerTheme(wireframe, mended)).toEqual([]);
});

test('the faintest of the pairs is told', () => {
  const [fault] = checkDealerTheme(wireframe, { colors: { muted: '#b0b0b0' } });
  expect(fault?.failure.ratio).toBeLessThan(2.2);
});

test('words and ground that clash with each other are told by the words', () => {
  const faults = checkDealerTheme(wireframe, { colors: { text: '#707070', page: '#606060' } });
  expect(faults.map(({ key }) => key)).toContain('colors.text');
});

test("a template's own fault is nobody's key", () => {
  const faint = { ...wireframe, color: { ...wireframe.color, muted: '#b0b0b0' } } as const;
  expect(checkDealerTheme(faint, {})).toMatchObject([{ key: null, nearest: null }]);
  expect(checkDealerTheme(faint, { brand: '#1c5a44' })).toMatchObject([{ key: null }]);
});

test('any brand and any accent can be read: what is drawn in them takes a shade that passes', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
  const faint = fc.constantFrom<Hex>('#eeeeee', '#ffffff', '#000000', '#ffd200', '#808080');
  const any = fc.oneof(colour, faint);
  const dealerThemes = fc.record({ brand: any, accent: any }, { requiredKeys: [] });
  fc.assert(
    fc.property(
      dealerThemes,
      fc.constantFrom(classic, metro, prestige, wireframe),
      (chosen, theme) => {
        expect(checkDealerTheme(theme, chosen)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
