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
  s: { fontSize: vars.size.s, lineHeight: 1.5 },
  m: { fontSize: vars.size.h4 },
  l: { fontSize: vars.size.h3, lineHeight: 1.25 },
});

// Each rate on a line of its own, so that those of neighbours can be compared.
within(`${figures} > li:nth-last-child(-n + 2)`, { flexBasis: '100%' });

/** Conditions under figures, in small print: read, but not before them. */
export const conditions = rule({
  display: 'grid',
  gap: vars.space.s1,
  color: vars.color.muted,
  fontSize: '.6875rem',
  lineHeight: 1.35,
});

export const terms = rule({ fontSize: vars.size.s });
within(`${terms} > li`, { display: 'inline' });
within(`${terms} > li:not(:last-child)::after`, { content: '" · "' });
