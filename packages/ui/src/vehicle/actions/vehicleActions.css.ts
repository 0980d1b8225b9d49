import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const actions = rule({
  display: 'grid',
  gap: vars.space.s2,
  containerType: 'inline-size',
});

/** Enquire and call: phones may have them in a bar at the bottom. */
export const main = rule({ display: 'grid', gap: vars.space.s2 });

/** Two side by side where their words fit. */
export const others = rule({
  display: 'grid',
  gap: `0 ${vars.space.s2}`,
  '@container': { '(min-width: 340px)': { gridTemplateColumns: '1fr 1fr' } },
});

within(`${others}:empty`, { display: 'none' });
within(`${others} > li > *`, { width: '100%', justifyContent: 'start' });
// Quieter than the buttons above, and on one line: in plain letters whatever the theme's buttons are.
within(`${others} > li > :is(a, button)`, {
  paddingInline: vars.space.s2,
  letterSpacing: 0,
  textAlign: 'start',
  textTransform: 'none',
});
// The heart among them, too, goes without a frame.
within(`${others} > li > :not(:hover)`, { background: 'none', borderColor: 'transparent' });
