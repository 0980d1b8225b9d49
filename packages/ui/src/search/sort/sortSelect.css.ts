import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const form = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minWidth: 0,
});

export const label = rule({
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { 'not all and (min-width: 768px)': { display: 'none' } },
});

export const wide = rule({
  flex: '0 1 auto',
  minWidth: 0,
  '@media': { [media.md]: { minWidth: 190 } },
});

within(`${form} select`, { fontWeight: 600 });

export const apply = rule({
  display: 'none',
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': { '(scripting: none)': { display: 'block' } },
});
