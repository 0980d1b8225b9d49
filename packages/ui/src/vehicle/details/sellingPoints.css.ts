import { fingerSquare } from '../../style/fingerSquare.ts';
import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const points = rule({
  display: 'grid',
  gap: vars.space.s5,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const point = rule({ display: 'flex', gap: vars.space.s3 });

export const pointIcon = rule({
  ...fingerSquare,
  background: vars.color.brandSoft,
  color: vars.color.link,
});
