import { mergeTheme } from './mergeTheme.ts';
import { resolveTheme } from './resolveTheme.ts';
import type { ThemeOverrides, ThemeTokens } from './tokens.ts';
import { variableName } from './variableName.ts';

const FONT_STACK = /^[\p{L}\p{N}\s,'"-]+$/u;

function assertFontStack(stack: string): void {
  if (FONT_STACK.test(stack)) return;
  throw new TypeError(
    `"${stack}" is not a font stack. It is printed into a stylesheet, so only names are allowed. Write family names parted by commas, for example 'Source Sans 3', Arial, sans-serif.`,
  );
}

/**
 * The stylesheet of one dealer: the template's theme with the dealer's overrides, as CSS custom
 * properties on `:root`. It is served as an external file (the Content-Security-Policy forbids
 * inline styles) and may be linked before or after `styles.css`.
 *
 * Throws a `TypeError` for a malformed colour or font stack. Contrast is judged by `checkTheme`.
 */
export function themeStylesheet(tokens: ThemeTokens, overrides?: ThemeOverrides): string {
  const theme = mergeTheme(tokens, overrides);
  assertFontStack(theme.font.body);
  assertFontStack(theme.font.heading);
  const declarations = Object.entries(resolveTheme(theme)).flatMap(([group, values]) =>
    Object.entries(values).map(([key, value]) => `--${variableName([group, key])}:${value}`),
  );
  return `@layer reset,tokens,ui,template;@layer tokens{:root{color-scheme:${theme.scheme};${declarations.join(';')}}}\n`;
}
