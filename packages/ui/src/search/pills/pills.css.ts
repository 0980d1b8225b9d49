import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const list = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

/** One line; on a phone it scrolls, so that the results stay near the top. */
export const line = rule({
  '@media': {
    [media['md-down']]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${vars.space.s4})`,
      paddingInline: vars.space.s4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

within(`${line} > li`, { flex: 'none' });

export const pill = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 44,
  maxWidth: '100%',
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.button,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  textDecoration: 'none',
  ':hover': { background: vars.brand.ground, color: vars.brand.on },
});

export const clear = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: vars.size.s,
  fontWeight: 600,
});

/** A promoted search that is in force. */
export const on = rule({
  borderColor: vars.color.focus,
  background: vars.brand.ground,
  color: vars.brand.on,
});

/** One line where there is room for it. */
export const understood = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
});

// As large for a thumb as the pieces beside it, and no taller for the eye.
within(`${understood} > p > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: -6,
});
