import { cardSurface } from '../style/cardSurface.ts';
import { fingerSquare } from '../style/fingerSquare.ts';
import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s3,
  height: '100%',
  padding: vars.space.s5,
  ...cardSurface,
});

export const head = rule({ display: 'flex', alignItems: 'center', gap: vars.space.s3 });

export const face = rule({
  ...fingerSquare,
  overflow: 'hidden',
  background: vars.color.brandSoft,
  color: vars.color.link,
  fontFamily: vars.font.heading,
  fontSize: vars.size.l,
  fontWeight: 600,
});

export const name = rule({ fontWeight: 600, lineHeight: 1.3 });

export const when = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});

export const summary = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
});
