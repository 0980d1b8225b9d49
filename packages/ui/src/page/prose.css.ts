import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

/** Lines of a pleasant length. */
const LINE = '68ch';

export const prose = rule({ display: 'grid', gap: vars.space.s4, maxWidth: LINE });

export const columns = rule({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 272px), 1fr))',
  columnGap: vars.space.s6,
  maxWidth: 'none',
});

within(`${columns} > p`, { maxWidth: LINE });

export const lead = rule({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.s7}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' },
  },
});

within(`${lead} > p`, {
  maxWidth: LINE,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  lineHeight: 1.4,
});

export const besideLead = rule({ alignContent: 'start' });
