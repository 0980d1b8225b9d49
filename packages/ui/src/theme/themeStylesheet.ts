import { mergeTheme } from './mergeTheme.ts';
import { resolveTheme } from './resolveTheme.ts';
import { schemesOf } from './schemesOf.ts';
import type { ThemeOverrides, ThemeTokens } from './tokens.ts';
import { variableName } from './variableName.ts';

const FONT_STACK = /^[\p{L}\p{N}\s,'"-]+$/u;

function assertFontStack(stack: string): void {
  if (FONT_STACK.test(stack)) return;
  throw new TypeError(
    `"${stack}" is not a font stack. It is printed into a stylesheet, so only names are allowed. Write family names parted by commas, for example 'Source Sans 3', Arial, sans-serif.`,
  );
}

/** Every custom property of a theme in one scheme, with its value. */
function propertiesOf(theme: ThemeTokens): Map<string, string> {
  const variables = resolveTheme(theme);
  return new Map([
    ['color-scheme', theme.scheme],
    ...Object.entries(variables).flatMap(([group, values]) =>
      Object.entries(values).map(([key, value]): [string, string] => [
        `--${variableName(variables, [group, key])}`,
        // Font stacks and columns read as well without.
        value.replaceAll(', ', ','),
      ]),
    ),
  ]);
}

function print(properties: Iterable<readonly [string, string]>): string {
  return Array.from(properties, ([name, value]) => `${name}:${value}`).join(';');
}

/**
 * The stylesheet of one dealer: the template's theme with the dealer's overrides, as CSS custom
 * properties on `:root`. It is served as an external file (the Content-Security-Policy forbids
 * inline styles) and may be linked before or after `styles.css`.
 *
 * A theme with a second scheme follows the visitor's preference, unless the document's root says
 * `data-scheme="light"` or `"dark"`.
 *
 * Throws a `TypeError` for a malformed colour or font stack. Contrast is judged by `checkTheme`.
 */
export function themeStylesheet(tokens: ThemeTokens, overrides?: ThemeOverrides): string {
  const theme = mergeTheme(tokens, overrides);
  assertFontStack(theme.font.body);
  assertFontStack(theme.font.heading);
  const [main = theme, other] = schemesOf(theme);
  const base = propertiesOf(main);
  let rules = `:root{${print(base)}}`;
  if (other !== undefined) {
    const changed = print(
      [...propertiesOf(other)].filter(([name, value]) => base.get(name) !== value),
    );
    const { scheme } = other;
    rules += `@media (prefers-color-scheme:${scheme}){:root:not([data-scheme]){${changed}}}`;
    rules += `:root[data-scheme=${scheme}]{${changed}}`;
  }
  return `@layer reset,tokens,ui,template;@layer tokens{${rules}}\n`;
}
