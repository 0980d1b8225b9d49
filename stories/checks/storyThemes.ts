import { type ThemeTokens, themeStylesheet, wireframe } from '@forecourt/ui/theme';
import { templateThemes } from '../../demo/templateThemes.ts';

export interface StoryTheme {
  name: string;
  /** Values of Storybook's toolbar. */
  globals: { theme: string; scheme: string };
  /** What the toolbar's values put on the page, beside the scheme. */
  sheet: string;
}

/** The same as Storybook offers, whose table of them only a bundler can read (`themes.ts`). */
const themes: Readonly<Record<string, ThemeTokens>> = { ...(await templateThemes()), wireframe };

/** Every theme, and once more in its other colour scheme where it has one. */
export const storyThemes: readonly StoryTheme[] = Object.entries(themes).flatMap(
  ([theme, tokens]) => {
    const { scheme, alternate } = tokens;
    const sheet = themeStylesheet(tokens);
    const own = { name: theme, globals: { theme, scheme }, sheet };
    const other = scheme === 'light' ? 'dark' : 'light';
    return alternate
      ? [own, { name: `${theme} ${other}`, globals: { theme, scheme: other }, sheet }]
      : [own];
  },
);
