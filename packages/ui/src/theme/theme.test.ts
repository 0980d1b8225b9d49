import { describe, expect, test } from 'vitest';
import { vars } from '../style/vars.ts';
import { checkTheme } from './checkTheme.ts';
import { formatHex } from './color/hex.ts';
import { mix } from './color/mix.ts';
import { contrastPairs } from './contrastPairs.ts';
import { dealerOverrides } from './dealerOverrides.ts';
import { mergeTheme } from './mergeTheme.ts';
import { resolveTheme } from './resolveTheme.ts';
import { themeStylesheet } from './themeStylesheet.ts';
import { wireframe } from './themes/wireframe.ts';

/** Each variable of a printed sheet with its value. */
function properties(sheet: string): Map<string, string> {
  const body = sheet.slice(sheet.indexOf('color-scheme'), sheet.lastIndexOf('}}'));
  return new Map(
    body
      .split(';')
      .slice(1)
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );
}

const contractNames = Object.values(vars).flatMap((group) =>
  Object.values(group).map((name) => name.slice('var('.length, -1)),
);

describe('themeStylesheet', () => {
  test('sets exactly the variables that the components read (R10-03)', () => {
    expect([...properties(themeStylesheet(wireframe)).keys()].sort()).toEqual(
      contractNames.toSorted(),
    );
  });

  test('prints no empty or unfinished value', () => {
    for (const [name, value] of properties(themeStylesheet(wireframe))) {
      expect(value, name).not.toMatch(/^$|undefined|NaN|\[object|null/);
    }
  });

  test("a dealer's override equals a theme built with it", () => {
    const brand = '#7a1f5c';
    const built = { ...wireframe, color: { ...wireframe.color, brand } } as const;
    expect(themeStylesheet(wireframe, { color: { brand } })).toBe(themeStylesheet(built));
  });

  test('names the cascade layers in order, so that it may be linked first (R10-02)', () => {
    expect(themeStylesheet(wireframe)).toMatch(/^@layer reset,tokens,ui,template;@layer tokens\{/);
  });

  test.each(['Inter;}body{display:none', 'url(https://evil.example)', 'a{b}', 'x/*'])(
    'refuses "%s" as a font',
    (heading) => {
      expect(() => themeStylesheet(wireframe, { font: { heading } })).toThrow(/not a font stack/);
    },
  );

  test('refuses a colour that is none', () => {
    const brand = '#12345;}' as const;
    expect(() => themeStylesheet(wireframe, { color: { brand } })).toThrow(/is not a colour/);
  });
});

describe('dealerOverrides', () => {
  test('a brand reaches every ground that follows it', () => {
    const tokens = { ...wireframe, color: { ...wireframe.color, footer: 'brandDark' } } as const;
    const overrides = dealerOverrides(tokens, { brand: '#7a3b17' });
    const { brand, footer } = resolveTheme(mergeTheme(tokens, overrides));
    expect(brand.ground).toBe('#7a3b17');
    expect(footer.ground).toBe(mix('#7a3b17', '#000000', 0.22));
  });

  test('an accent is the main button and the tags', () => {
    const overrides = dealerOverrides(wireframe, { accent: '#e8590c' });
    expect(overrides).toEqual({ color: { accent: '#e8590c', action: 'accent' } });
  });

  test.each([
    [0, 0, { card: 0, control: 0, tag: 0, button: 0 }],
    [14, 0, { card: 14, control: 8, tag: 8, button: 8 }],
    [40, 999, { card: 40, control: 10, tag: 10, button: 999 }],
  ])('a radius of %i with buttons of %i', (radius, button, shape) => {
    const tokens = { ...wireframe, shape: { ...wireframe.shape, button } };
    expect(dealerOverrides(tokens, { radius })).toEqual({ color: {}, shape });
  });

  test('no wishes change nothing', () => {
    expect(themeStylesheet(wireframe, dealerOverrides(wireframe, {}))).toBe(
      themeStylesheet(wireframe),
    );
  });
});

describe('resolveTheme', () => {
  test('denser themes have smaller gaps, never below four pixels', () => {
    const dense = resolveTheme({ ...wireframe, layout: { ...wireframe.layout, density: 0.5 } });
    expect(dense.space).toMatchObject({ s1: '4px', s4: '8px', s8: '36px' });
  });

  test('hover and pressed differ from the ground and still carry their text', () => {
    const { action } = resolveTheme(wireframe);
    expect(new Set([action.ground, action.hover, action.pressed]).size).toBe(3);
  });
});

describe('checkTheme', () => {
  test('the wireframe passes', () => {
    expect(checkTheme(wireframe)).toEqual([]);
  });

  test('a faint colour is named with the nearest that passes', () => {
    const failures = checkTheme(wireframe, { color: { muted: '#b0b0b0' } });
    const failure = failures.find(({ background }) => background === 'color.surface');
    expect(failure).toMatchObject({ foreground: 'color.muted', needed: 4.5, nearest: '#767676' });
    expect(failure?.message).toMatch(/contrast of 2\.\d+:1\. .*WCAG.*Use #767676/s);
    expect(failures.every(({ foreground }) => foreground === 'color.muted')).toBe(true);
  });

  test('whatever ground a dealer chooses for a button, its text reads', () => {
    for (const action of ['#ffff00', '#ff00ff', '#808080', '#00ff7f', '#0000ff'] as const) {
      const failing = checkTheme(wireframe, { color: { action } }).map((pair) => pair.background);
      expect(failing).toEqual([]);
    }
  });

  test('whatever grey a dealer chooses for its header, menu and hover read', () => {
    for (let grey = 0; grey < 256; grey += 3) {
      const header = formatHex([grey, grey, grey]);
      expect(checkTheme(wireframe, { color: { header } }), header).toEqual([]);
    }
  });

  test('every pair is declared once', () => {
    const keys = contrastPairs.map(({ foreground, background }) => `${foreground} ${background}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
