import { vars } from './vars.ts';

/** The font of headings, in the case and the tracking of the theme. */
export const headingFont = {
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  textTransform: vars.heading.case as 'none',
  letterSpacing: vars.heading.tracking,
};
