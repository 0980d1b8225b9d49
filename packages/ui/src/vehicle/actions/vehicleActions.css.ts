import { scripted, WITHOUT_SCRIPT } from '../../forms/scripting.css.ts';
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

// No gap for what only a script makes sense of.
within(`${others} > li:has(> ${scripted})`, {
  '@media': { [WITHOUT_SCRIPT]: { display: 'none' } },
});
within(`${others}:empty`, { display: 'none' });
within(`${others} > li > *, ${others} > li > form > button`, {
  width: '100%',
  justifyContent: 'start',
});
// Quieter than the buttons above, and on one line: in plain letters whatever the theme's buttons are.
within(`${others} > li > :is(a, button), ${others} > li > form > button`, {
  paddingInline: vars.space.s2,
  letterSpacing: 0,
  textAlign: 'start',
  textTransform: 'none',
  // No second line of two letters behind a hyphen.
  textWrap: 'balance',
});
// The heart among them, too, goes without a frame.
within(`${others} > li > :not(:hover), ${others} > li > form > button:not(:hover)`, {
  background: 'none',
  borderColor: 'transparent',
});

/** What can be done with the page itself: one quiet line under everything that leads on. */
export const tools = rule({
  display: 'flex',
  flexWrap: 'wrap',
  paddingTop: vars.space.s2,
  borderTop: `1px solid ${vars.color.line}`,
});

// Equally wide, but none narrower than its word.
within(`${tools} > *`, {
  flex: '1 1 0',
  minWidth: 'max-content',
  gap: 6,
  paddingInline: 4,
  background: 'none',
  borderColor: 'transparent',
  fontSize: vars.size.s,
  letterSpacing: 0,
  textTransform: 'none',
});

/** Where neither sheet nor clipboard is to be had, the address is there to be copied by hand. */
export const address = rule({ fontSize: vars.size.s, overflowWrap: 'anywhere', userSelect: 'all' });
