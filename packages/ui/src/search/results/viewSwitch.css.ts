import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

/** A phone has room for one card a line anyway. */
export const views = rule({
  display: 'flex',
  flex: 'none',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  overflow: 'hidden',
  '@media': {
    [`not all and ${media.md}`]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

export const option = rule({
  display: 'grid',
  placeContent: 'center',
  width: 46,
  height: 46,
  color: vars.color.muted,
  ':hover': { color: vars.color.link },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.brand.ground,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
      color: vars.brand.on,
    },
  },
});
