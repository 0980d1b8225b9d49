import { describe, expect, test } from 'vitest';
import { checkTheme } from './checkTheme.ts';
import { contrast } from './color/contrast.ts';
import { dealerOverrides } from './dealerOverrides.ts';
import { mergeTheme } from './mergeTheme.ts';
import { schemesOf } from './schemesOf.ts';
import { themeStylesheet } from './themeStylesheet.ts';
import { themeVariable } from './themes/themeVariable.ts';
import { wireframe } from './themes/wireframe.ts';
import type { ThemeTokens } from './tokens.ts';

const page = themeVariable('color', 'page');

const dark = {
  page: '#101010',
  surface: '#1a1a1a',
  text: '#f0f0f0',
  muted: '#b0b0b0',
  line: '#3a3a3a',
  brand: '#bbbbbb',
  utility: '#000000',
  footer: '#000000',
  hero: '#000000',
  positive: '#bbbbbb',
  caution: '#bbbbbb',
  critical: '#bbbbbb',
} as const satisfies ThemeTokens['alternate'];

const both: ThemeTokens = { ...wireframe, alternate: dark };

/** The declarations of the rule whose text begins with `selector`. */
function ruleOf(sheet: string, selector: string): string {
  const start = sheet.indexOf(`${selector}{`);
  return start < 0 ? '' : sheet.slice(start, sheet.indexOf('}', start));
}

describe('a theme with a second scheme', () => {
  test('is two themes; what the second leaves out stays', () => {
    const [light, other] = schemesOf(both);
    expect(light?.scheme).toBe('light');
    expect(other).toMatchObject({ scheme: 'dark', color: { page: '#101010', accent: '#777777' } });
    expect(schemesOf(wireframe)).toEqual([wireframe]);
  });

  test('follows the visitor, unless the document says which', () => {
    const sheet = themeStylesheet(both);
    const preferred = ruleOf(sheet, '@media (prefers-color-scheme:dark){:root:not([data-scheme])');
    const said = ruleOf(sheet, ':root[data-scheme=dark]');
    expect(preferred).toContain(`{color-scheme:dark;${page}:#101010;`);
    expect(said.slice(said.indexOf('{'))).toBe(preferred.slice(preferred.lastIndexOf('{')));
    expect(ruleOf(sheet, ':root')).toContain(`color-scheme:light;${page}:#ffffff;`);
  });

  test('prints only what differs', () => {
    expect(ruleOf(themeStylesheet(both), ':root[data-scheme=dark]')).not.toContain(
      themeVariable('space', 's1'),
    );
    expect(themeStylesheet(wireframe)).not.toMatch(/@media|data-scheme/);
  });

  test('is held to contrast in both', () => {
    expect(checkTheme(both)).toEqual([]);
    const failures = checkTheme({ ...both, alternate: { ...dark, muted: '#333333' } });
    expect(new Set(failures.map(({ scheme }) => scheme))).toEqual(new Set(['dark']));
  });
});

describe("a dealer's theme over one with two schemes", () => {
  test('a brand too dark for dark cards is lightened there, and only there', () => {
    const { color, alternate } = mergeTheme(both, dealerOverrides(both, { brand: '#1c2a26' }));
    expect(color.brand).toBe('#1c2a26');
    expect(contrast(alternate?.brand ?? '#000000', '#1a1a1a')).toBeGreaterThanOrEqual(3);
  });

  test('every hue passes in both', () => {
    for (const brand of ['#000000', '#ffffff', '#ffee00', '#0000ff', '#7a3b17'] as const) {
      expect(checkTheme(both, dealerOverrides(both, { brand, accent: brand })), brand).toEqual([]);
    }
  });

  test('may be one scheme for everybody', () => {
    const sheet = themeStylesheet(both, dealerOverrides(both, { bothSchemes: false }));
    expect(sheet).toBe(themeStylesheet(wireframe));
  });
});
