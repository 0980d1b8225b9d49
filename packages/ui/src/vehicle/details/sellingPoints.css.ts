import { fingerSquare } from '../../style/fingerSquare.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const points = rule({
  display: 'grid',
  gap: vars.space.s5,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

// Of three, two in a row would leave one alone: they share a row that has room for them, or have one each.
within(`${points}:has(> :nth-child(3):last-child)`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const point = rule({ display: 'flex', gap: vars.space.s3 });

within(`${point} > div`, { display: 'grid', gap: 2, alignContent: 'start' });

export const pointIcon = rule({
  ...fingerSquare,
  background: vars.color.brandSoft,
  color: vars.color.link,
});
