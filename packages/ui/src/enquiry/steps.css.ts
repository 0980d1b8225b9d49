import { headingFont } from '../style/headingFont.ts';
import { rule, rules } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

const WITHOUT_SCRIPT = '(scripting: none)';

export const progress = rule({
  display: 'grid',
  gridAutoFlow: 'column',
  // No name of a step is broken within a word.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: vars.space.s2,
  overflowWrap: 'normal',
  fontSize: vars.size.s,
  lineHeight: 1.3,
  '@media': { [WITHOUT_SCRIPT]: { display: 'none' } },
});

export const paged = rule({ '@media': { [WITHOUT_SCRIPT]: { display: 'grid' } } });

const bar = { paddingTop: vars.space.s2, borderTop: '4px solid' };

export const mark = rules({
  reached: { ...bar, borderColor: vars.color.focus, fontWeight: 600 },
  ahead: { ...bar, borderColor: vars.color.line, color: vars.color.muted },
});

const step = { display: 'grid' } as const;
const apart = { '&:not(:first-of-type)': { marginTop: vars.space.s4 } };

/** Without a script every step shows, one under another. */
export const steps = rules({
  shown: { ...step, '@media': { [WITHOUT_SCRIPT]: { selectors: apart } } },
  away: { display: 'none', '@media': { [WITHOUT_SCRIPT]: { ...step, selectors: apart } } },
});

export const legend = rule({
  marginBottom: vars.space.s4,
  ...headingFont,
  fontSize: vars.size.h3,
  lineHeight: 1.15,
  ':focus-visible': { outline: 'none' },
});

export const buttons = rule({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'auto',
  gridAutoColumns: '1fr',
  gap: vars.space.s2,
});
