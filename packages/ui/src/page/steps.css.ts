import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { message } from './page.css.ts';

export const steps = rule({
  display: 'grid',
  gap: `${vars.space.s5} ${vars.space.s6}`,
  counterReset: 'step',
  '@media': {
    [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

within(`${steps} > li`, {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  paddingTop: vars.space.s4,
  borderTop: `2px solid ${vars.color.line}`,
  counterIncrement: 'step',
});

within(`${steps} > li::before`, {
  content: 'counter(step)',
  color: vars.color.link,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

within(`${steps} h3`, { fontSize: vars.size.l, fontWeight: 600 });
within(`${steps} p`, { color: vars.color.muted, maxWidth: '60ch' });

// After a message they take the width that there is, to a line's measure each.
within(`${message} > h2`, { marginTop: vars.space.s4 });
within(`${message} > ol`, {
  justifySelf: 'stretch',
  maxWidth: 960,
  marginBottom: vars.space.s4,
  fontSize: vars.size.m,
});
