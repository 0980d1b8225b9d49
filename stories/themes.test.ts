import { readdirSync, readFileSync } from 'node:fs';
import { checkTheme, dealerOverrides, fontStacks, themeStylesheet } from '@forecourt/ui/theme';
import * as published from '@forecourt/ui/themes';
import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from '../packages/data/src/config/siteConfig.ts';
import { themeNamed, themes } from './themes.ts';

const root = new URL('..', import.meta.url);
function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}
const templates = readdirSync(new URL('templates', root));

test('every template can be looked at in Storybook', () => {
  expect(Object.keys(themes)).toEqual([...templates, 'wireframe']);
});

test("a published theme is its template's, the very same", () => {
  for (const [name, tokens] of Object.entries(published)) {
    expect(themes[name], name).toBe(tokens);
  }
  expect(Object.keys(published)).toEqual(['classic', 'metro', 'prestige']);
});

describe.each(templates)('the theme of %s', (name) => {
  const theme = themeNamed(name);

  test('is one file of at most 60 lines', () => {
    const own = read(`templates/${name}/app/theme.ts`);
    // A published theme is named there, and written once, in the package.
    const [, shared] =
      /^export \{ (\w+) as theme \} from '@forecourt\/ui\/themes';\n$/.exec(own) ?? [];
    const text = shared ? read(`packages/ui/src/theme/themes/${shared}.ts`) : own;
    expect(text).toMatch(/^export const \w+: ThemeTokens = \{$/m);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  test('passes WCAG 2.2 in every scheme', () => {
    expect(checkTheme(theme)).toEqual([]);
  });

  test("a dealer's wishes at run time look like a theme built with them", () => {
    const radius = 6;
    const built = {
      ...theme,
      color: { ...theme.color, brand: '#1d4ed8', accent: '#f59e0b', action: 'accent' },
      alternate: null,
      font: { body: fontStacks.system, heading: fontStacks.inter },
      shape: {
        ...theme.shape,
        card: 6,
        control: 4,
        tag: 4,
        button: theme.shape.button >= 100 ? 999 : 4,
      },
    } as const;
    const overrides = dealerOverrides(theme, {
      brand: '#1d4ed8',
      accent: '#f59e0b',
      radius,
      headingFont: 'inter',
      bodyFont: 'system',
      bothSchemes: false,
    });
    expect(themeStylesheet(theme, overrides)).toBe(themeStylesheet(built));
  });
});

describe('typefaces', () => {
  const faces = read('packages/site/src/shell/fonts.css');
  const bundled = Object.entries(fontStacks).filter(([name]) => name !== 'system');

  test.each(bundled)('%s is bundled for every template', (_name, stack) => {
    const family = /^'([^']+)'/.exec(stack)?.[1] ?? '';
    expect(faces).toContain(`font-family: "${family}";`);
  });

  test.each(bundled)('%s has its measures from a face of the device until it comes', (_, stack) => {
    const [, ...standIns] = stack.split(', ').slice(0, 3);
    for (const name of standIns) {
      const face = `font-family: "${name.replaceAll("'", '')}";`;
      const rule = faces.split('@font-face').find((text) => text.includes(face));
      expect(rule, name).toMatch(/local\(.+size-adjust: .+ascent-override: /s);
    }
  });

  test('a site.json may name each of them', () => {
    const theme = siteConfigSchema.shape.theme.unwrap();
    const named = theme.shape.headingFont.unwrap().options;
    expect([...named].sort()).toEqual(Object.keys(fontStacks).sort());
  });
});
