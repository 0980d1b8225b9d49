import { themes } from '../themes.ts';

export interface Look {
  name: string;
  /** Values of Storybook's toolbar. */
  globals: { theme: string; scheme: string };
}

/** Every theme, and once more in the dark where it has colours for it. */
export const looks: readonly Look[] = Object.entries(themes).flatMap(([theme, tokens]) => {
  const light = { name: theme, globals: { theme, scheme: 'light' } };
  return 'dark' in tokens
    ? [light, { name: `${theme} dark`, globals: { theme, scheme: 'dark' } }]
    : [light];
});
