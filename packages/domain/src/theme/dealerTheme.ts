/** Typefaces a site may set its text in, by the names of its configuration. */
export const bodyFonts = ['inter', 'source-sans', 'source-serif', 'system'] as const;

/** Those and the ones that are too narrow for anything but headings. */
export const headingFonts = ['barlow-condensed', ...bodyFonts] as const;

/** Name of a typeface that a theme or a dealer may choose. */
export type FontName = (typeof headingFonts)[number];

/**
 * Colours of the theme that a ground may follow. `brandDark` is a deeper, `brandSoft` the faintest
 * shade of the brand.
 */
export const groundNames = [
  'surface',
  'text',
  'brand',
  'brandDark',
  'brandSoft',
  'accent',
] as const;

/** Name of a colour that a ground may follow. */
export type GroundName = (typeof groundNames)[number];

/** Colours that a dealer may set, each its own. */
export type DealerColor = 'page' | 'surface' | 'text' | 'muted' | 'line';

/** Grounds of large parts that a dealer may set: a colour of its own, or the name of one. */
export type DealerGround = 'header' | 'utility' | 'footer' | 'hero';
