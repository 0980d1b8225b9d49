import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const about = rule({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { columnGap: vars.space.s7 },
  },
});

/** In columns where there is room: a long list is no taller than the words beside it. */
export const accessories = rule({ columns: '200px', columnGap: vars.space.s5 });

within(`${accessories} > li`, {
  paddingBlock: vars.space.s2,
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});
