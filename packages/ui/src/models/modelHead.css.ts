import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const head = rule({ display: 'grid', gap: vars.space.s6 });

export const first = rule({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space.s7,
    },
  },
});

export const picture = rule({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: vars.shape.card,
  background: vars.color.sunken,
});

export const glyph = rule({ display: 'grid', placeItems: 'center', color: vars.color.muted });

export const words = rule({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

/** Part of the name, on a line of its own. */
export const make = rule({
  display: 'block',
  color: vars.color.muted,
  fontSize: '0.5em',
  lineHeight: 1.4,
});

export const lead = rule({ fontSize: vars.size.l, lineHeight: 1.45 });

export const price = rule({ color: vars.color.muted });

within(`${price} strong`, {
  color: vars.color.text,
  fontSize: vars.size.h3,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
});

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

within(`${actions} > a`, { flexGrow: 1 });

// Facts stand on a line that parts them from what follows.
within(`${head} > dl`, {
  paddingBlock: vars.space.s4,
  borderBlock: `1px solid ${vars.color.line}`,
});
