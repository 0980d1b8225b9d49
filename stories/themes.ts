import { type ThemeTokens, wireframe } from '@forecourt/ui/theme';

const files = import.meta.glob<ThemeTokens>('../templates/*/app/theme.ts', {
  eager: true,
  import: 'theme',
});

/** Themes a story can be looked at in: every template's, by the name of its folder. */
export const themes: Readonly<Record<string, ThemeTokens>> = {
  ...Object.fromEntries(
    Object.entries(files).map(([file, theme]) => [file.split('/').at(-3) ?? file, theme]),
  ),
  wireframe,
};

/** The theme of a name; without one of that name the first. */
export function themeNamed(name: string): ThemeTokens {
  return themes[name] ?? Object.values(themes)[0] ?? wireframe;
}
