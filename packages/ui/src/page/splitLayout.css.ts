import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

/** On a wide screen. */
export const splitColumns = 'minmax(0, 1fr) minmax(300px, 360px)';

export const split = rule({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 32%)' },
    [media.lg]: {
      gridTemplateColumns: splitColumns,
      columnGap: vars.space.s6,
    },
  },
});
