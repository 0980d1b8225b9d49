import { fingerSquare } from '../../style/fingerSquare.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const points = rule({
  display: 'grid',
  gap: vars.space.s5,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

// Three share a row that has room for them.
within(`${points}:has(> :nth-child(3):last-child)`, {
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const point = rule({ display: 'flex', gap: vars.space.s3 });

export const pointIcon = rule({
  ...fingerSquare,
  background: vars.color.brandSoft,
  color: vars.color.link,
});
