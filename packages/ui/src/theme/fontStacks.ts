/**
 * Font stacks a theme or a dealer may choose by name. The faces of all of them are declared by
 * `@forecourt/site/fonts.css`; a browser fetches only those a page uses.
 */
export const fontStacks = {
  'barlow-condensed':
    "'Barlow Condensed', 'Avenir Next Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif",
  inter: "'Inter Variable', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  'source-sans':
    "'Source Sans 3 Variable', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'source-serif': "'Source Serif 4 Variable', Charter, Cambria, Georgia, serif",
  system: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** Name of a bundled font stack. */
export type FontName = keyof typeof fontStacks;
