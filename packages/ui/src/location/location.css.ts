import { cardColumn } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const card = rule({ ...cardColumn, overflow: 'hidden' });

export const picture = rule({
  flex: 'none',
  margin: `calc(-1 * ${vars.space.s5})`,
  marginBottom: vars.space.s2,
  aspectRatio: '16 / 9',
  background: vars.color.sunken,
});

/** The badge keeps its corner, so that cards of a row agree. */
export const head = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s2,
});

within(`${head} > :last-child:not(:first-child)`, { flex: 'none' });

export const line = rule({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s2,
});

within(`${line} > svg`, { marginTop: 2, color: vars.color.link });

export const phone = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 700,
  fontSize: vars.size.l,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

within(`${phone} + ${phone}`, { marginTop: `calc(-1 * ${vars.space.s3})` });
/** To write, under where to call. */
export const email = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

within(`${phone} + ${email}`, { marginTop: `calc(-1 * ${vars.space.s3})` });

/** Under its department where it has no room beside it. */
export const number = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s2,
});

within(`${number} > small`, { minWidth: '5.25em', color: vars.color.text, fontWeight: 400 });

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginTop: 'auto',
  paddingTop: vars.space.s2,
});

// `Contact Moorooka Service` fits a line of a narrow card.
within(`${foot} > a`, { flexGrow: 1, paddingInline: vars.space.s2 });

/** A licence: its number is not parted at the end of a line. */
export const small = rule({
  color: vars.color.muted,
  fontSize: vars.size.s,
  textWrap: 'balance',
});

within(`${small} + ${small}`, { marginTop: `calc(-1 * ${vars.space.s2})` });

export const hours = rule({});
within(`${hours} :is(th, td)`, { verticalAlign: 'baseline' });
// A hyphen is as wide as a number among them, which tears `Mon-Fri` apart.
within(`${hours} td`, { fontVariantNumeric: 'tabular-nums' });

export const today = rule({ fontWeight: 700 });

within(`${hours} th`, { paddingBlock: 4, paddingInlineEnd: vars.space.s4, whiteSpace: 'nowrap' });
within(`${hours} td`, { paddingBlock: 4, textAlign: 'end' });
within(`${hours} tr + tr`, { borderTop: `1px solid ${vars.color.line}` });

/** Days of this week that the rows above are wrong about. */
export const thisWeek = rule({ color: vars.caution.on, fontWeight: 600 });

within(`${thisWeek} > tr > *`, {
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.caution.soft,
});
within(`${thisWeek} > tr > :first-child`, { paddingInlineStart: vars.space.s2 });
within(`${thisWeek} > tr > :last-child`, { paddingInlineEnd: vars.space.s2 });

export const distance = rule({ color: vars.color.muted, fontWeight: 600 });
