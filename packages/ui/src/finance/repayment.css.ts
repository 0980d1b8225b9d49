import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const figures = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.3,
});

export const figureSize = rules({
  m: { fontSize: vars.size.h4 },
  l: { fontSize: vars.size.h3, lineHeight: 1.25 },
});

// Each rate on a line of its own, so that those of neighbours can be compared.
within(`${figures} > li:nth-last-child(-n + 2)`, { flexBasis: '100%' });

/** Conditions under figures, in small print: read, but not before them. */
export const conditions = rule({
  color: vars.color.muted,
  fontSize: '.6875rem',
  lineHeight: 1.35,
});

/** What stands in one line, each part as prominent as another. */
export const terms = rule({ fontSize: vars.size.s });
within(`${terms} > li`, { display: 'inline' });
within(`${terms} > li:not(:last-child)::after`, { content: '" · "' });
