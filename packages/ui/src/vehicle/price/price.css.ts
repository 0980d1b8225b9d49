import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const block = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s2,
  minWidth: 0,
});

export const amount = rule({
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const size = rules({
  // Among small words a thin heading face would be no stronger than these.
  card: { fontSize: vars.card.priceSize, fontWeight: `max(${vars.heading.weight}, 500)` },
  detail: { fontSize: vars.size.h1 },
});

export const words = rules({
  card: { fontSize: vars.size.l },
  detail: { fontSize: vars.size.h2 },
});

export const note = rule({ fontSize: vars.size.s, opacity: 0.82 });

export const was = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  flexBasis: '100%',
  fontSize: vars.size.s,
});

within(`${was} > span`, { opacity: 0.82 });

export const market = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.positive.edge,
  fontSize: vars.size.s,
  fontWeight: 600,
});

export const marketMore = rule({});

within(`${marketMore} > summary`, { minHeight: 32 });

// Room for the focus mark of the words above it.
export const marketNote = rule({
  marginBlockStart: vars.space.s1,
  color: vars.color.muted,
  fontSize: vars.size.s,
});
