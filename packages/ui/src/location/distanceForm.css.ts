import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { breakpoints, media } from '../theme/breakpoints.ts';

const phone = `(width < ${breakpoints.md}px)`;

// On a phone one under the other, whatever the width of their words.
export const form = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  '@media': {
    // Room for the button that a script draws.
    [`${phone} and (scripting: enabled)`]: { gridTemplateRows: 'auto minmax(44px, auto)' },
    [media.md]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});

/** In one line with its label and its button: it is one short answer. */
export const row = rule({ display: 'flex', alignItems: 'center', gap: vars.space.s2 });

within(`${row} > button`, { flex: 'none' });

export const label = rule({ fontSize: vars.size.s, fontWeight: 600, lineHeight: 1.3 });

export const input = rule({ flex: 'none', width: '5.5rem', minHeight: 44, paddingBlock: 8 });

/** A line beneath, which makes the form no wider than its controls. */
export const line = rule({ width: 0, minWidth: '100%' });

export const told = rule({
  color: vars.color.muted,
  fontSize: vars.size.s,
  // It is there before it says anything, so that what it says is read out.
  ':empty': { marginTop: `calc(-1 * ${vars.space.s2})` },
});
