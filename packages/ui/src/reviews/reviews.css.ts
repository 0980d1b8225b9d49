import { cardColumn } from '../style/cardSurface.ts';
import { fingerSquare } from '../style/fingerSquare.ts';
import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const card = rule(cardColumn);

export const head = rule({ display: 'flex', alignItems: 'center', gap: vars.space.s3 });

export const face = rule({
  ...fingerSquare,
  overflow: 'hidden',
  background: vars.color.brandSoft,
  // On a dark card the ground alone is not seen.
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
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
