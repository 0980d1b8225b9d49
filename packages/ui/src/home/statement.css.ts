import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const statement = rule({ paddingBlock: vars.space.s8 });

export const grid = rule({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
});

export const words = rule({
  display: 'grid',
  gap: vars.space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});

export const first = rule({
  maxWidth: '34ch',
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.25,
});

export const rest = rule({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.s6}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  maxWidth: '90ch',
  color: vars.color.muted,
});
