import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen } from '../../theme/breakpoints.ts';

/** A word of a site's main menu, link or disclosure; the current page's has a mark. */
export const menuEntry = rule({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 48,
  color: 'inherit',
  fontSize: vars.size.m,
  fontWeight: vars.button.weight,
  textTransform: vars.button.case as 'none',
  letterSpacing: vars.button.tracking,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: 'inherit' },
  '@media': {
    [smallScreen]: { justifyContent: 'space-between' },
    [media.lg]: {
      // Less where a line is short: in a face of the device, too, a menu keeps to it.
      paddingInline: `min(0.9vw, 3vw - 23px, ${vars.space.s4})`,
      fontSize: vars.size.s,
      ':hover': { background: vars.header.hover },
    },
  },
  selectors: {
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 4,
      background: vars.color.accent,
      '@media': {
        [smallScreen]: {
          insetInline: 'auto',
          insetInlineStart: `calc(-1 * ${vars.space.s4})`,
          width: 4,
          height: '100%',
        },
      },
    },
  },
});

within(`details[open] > ${menuEntry} > svg`, { transform: 'rotate(180deg)' });
