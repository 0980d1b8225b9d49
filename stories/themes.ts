import { type ThemeTokens, wireframe } from '@forecourt/ui/theme';
import { theme as classic } from '../templates/classic/app/theme.ts';
import { theme as metro } from '../templates/metro/app/theme.ts';
import { theme as prestige } from '../templates/prestige/app/theme.ts';

/** Themes a story can be looked at in. */
export const themes = { classic, metro, prestige, wireframe } satisfies Record<string, ThemeTokens>;

export type ThemeName = keyof typeof themes;
