import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const section = rule({ display: 'grid', gap: vars.space.s4, alignContent: 'start' });

export const features = rule({
  display: 'grid',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: '1fr 1fr' },
    [media.xl]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
});

/** Features by kind, each kind under its name. */
export const groups = rule({ display: 'grid', gap: vars.space.s4, width: '100%' });

within(`${groups} > div`, { display: 'grid', gap: vars.space.s2 });

within(`${features} > li`, { display: 'flex', gap: vars.space.s2, minWidth: 0 });
within(`${features} svg`, { marginTop: 4, color: vars.color.link });
