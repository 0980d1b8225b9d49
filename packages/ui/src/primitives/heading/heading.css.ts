import { headingFont } from '../../style/headingFont.ts';
import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const heading = rule({
  ...headingFont,
  lineHeight: 1.15,
});

export const size = rules({
  // Its longest words fit a phone.
  display: { fontSize: `min(${vars.size.display}, 11vw)`, lineHeight: 1.04 },
  h1: { fontSize: vars.size.h1 },
  h2: { fontSize: vars.size.h2 },
  h3: { fontSize: vars.size.h3 },
  h4: { fontSize: vars.size.h4, lineHeight: 1.25 },
});

/** Breaks only where a line of its own is too short for it. */
export const whole = rule({
  display: 'inline-block',
  // A link's line does not reach into a block.
  textDecoration: 'inherit',
});

/** A short bar over a section's heading, in themes that have one. */
export const ruled = rule({
  '::before': {
    content: '""',
    display: 'block',
    width: '2.25em',
    height: vars.heading.rule,
    marginBottom: `min(${vars.heading.rule} * 2, 0.4em)`,
    background: vars.color.link,
  },
});
