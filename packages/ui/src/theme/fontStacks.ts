import type { FontName } from '@forecourt/domain';

/**
 * Font stacks a theme or a dealer may choose by name. The faces of all of them are declared by
 * `@forecourt/site/fonts.css`; a browser fetches only those a page uses. The second to fourth of a
 * stack are faces of the device in the first one's measures: the page does not move when it arrives.
 */
export const fontStacks = {
  'barlow-condensed':
    "'Barlow Condensed', 'Barlow Arial', 'Barlow Roboto', 'Barlow DejaVu', 'Avenir Next Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif",
  inter:
    "'Inter Variable', 'Inter Arial', 'Inter Roboto', 'Inter DejaVu', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  'source-sans':
    "'Source Sans 3 Variable', 'Source Sans Arial', 'Source Sans Roboto', 'Source Sans DejaVu', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'source-serif':
    "'Source Serif 4 Variable', 'Source Serif Times', 'Source Serif Noto', 'Source Serif DejaVu', Charter, Cambria, Georgia, serif",
  system: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const satisfies Record<FontName, string>;

export type { FontName };
