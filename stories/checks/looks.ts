import type { ThemeTokens } from '@forecourt/ui/theme';
import { themes } from '../themes.ts';

export interface Look {
  name: string;
  /** Values of Storybook's toolbar. */
  globals: { theme: string; scheme: string };
}

/** Every theme, and once more in its other colour scheme where it has one. */
export const looks: readonly Look[] = Object.entries<ThemeTokens>(themes).flatMap(
  ([theme, { scheme, alternate }]) => {
    const own = { name: theme, globals: { theme, scheme } };
    const other = scheme === 'light' ? 'dark' : 'light';
    return alternate
      ? [own, { name: `${theme} ${other}`, globals: { theme, scheme: other } }]
      : [own];
  },
);
