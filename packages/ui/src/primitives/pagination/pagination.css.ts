import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const list = rule({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space.s1,
});

export const entry = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  minWidth: 44,
  minHeight: 44,
  paddingInline: vars.space.s2,
  borderRadius: vars.shape.control,
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  // Rather two words on two lines than one.
  overflowWrap: 'normal',
  selectors: {
    '&[href]:hover': { background: vars.color.brandSoft, color: vars.color.link },
    '&[aria-current]': {
      background: vars.brand.ground,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
      color: vars.brand.on,
    },
    '&[aria-disabled]': { color: vars.color.control },
  },
});

/** Numbers other than the current one have no room on a small phone. */
export const optional = rule({ '@media': { [media['sm-down']]: { display: 'none' } } });

export const phoneOnly = rule({
  color: vars.color.muted,
  paddingInline: vars.space.s1,
  textAlign: 'center',
  '@media': { [media.sm]: { display: 'none' } },
});
