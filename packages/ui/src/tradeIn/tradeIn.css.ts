import { choiceTile } from '../style/choiceTile.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const frame = rule({ display: 'grid', gap: vars.space.s5 });

/** Whose worth it is about, on every stage after the first. */
export const ownCar = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  paddingBlockEnd: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
within(`${ownCar} > span`, { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
within(`${ownCar} > a`, { flexShrink: 0 });
within(`${ownCar} strong`, { fontSize: vars.size.l, lineHeight: 1.3 });
within(`${ownCar} span > span`, { color: vars.color.muted, fontSize: vars.size.s });

/** Make and model in a row where each has room; year and kilometres unless one has a mistake to tell there. */
export const carFields = rule({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
});
within(`${carFields} > :is(:nth-child(1), :nth-child(2), :nth-child(5))`, {
  gridColumn: '1 / -1',
});
within(`${carFields} > :is(:nth-child(1), :nth-child(2))`, {
  '@container': { '(min-width: 400px)': { gridColumn: 'auto' } },
});
within(
  `${carFields}:has(> :is(:nth-child(3), :nth-child(4)) [aria-invalid="true"]) > :is(:nth-child(3), :nth-child(4))`,
  {
    gridColumn: '1 / -1',
    '@container': { '(min-width: 400px)': { gridColumn: 'auto' } },
  },
);
within(carFields, {
  '@container': { '(min-width: 400px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const question = rule({
  marginBlockEnd: vars.space.s3,
  fontSize: vars.size.l,
  fontWeight: 600,
  lineHeight: 1.3,
});

/** As wide as the answers of one question need, side by side where the form has room. */
export const answers = rule({
  display: 'grid',
  gap: vars.space.s2,
  '@container': {
    '(min-width: 480px)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const answer = rule({
  ...choiceTile,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: 52,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  lineHeight: 1.3,
  transition: 'border-color .15s, background-color .15s',
});
within(`${answer} > input`, {
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  outline: 'none',
  accentColor: vars.color.focus,
});

export const result = rule({
  display: 'grid',
  gap: vars.space.s5,
  containerType: 'inline-size',
});

export const offer = rule({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s5,
  borderRadius: vars.shape.card,
  background: vars.color.brandSoft,
});
export const offerLabel = rule({ fontSize: vars.size.m, fontWeight: 600 });
export const offerNote = rule({ fontSize: vars.size.s, maxWidth: '60ch' });
export const byHand = rule({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.heading.weight,
  lineHeight: 1.15,
});

/** As large as the whole range has room on one line of a phone. */
export const amount = rule({
  fontFamily: vars.font.heading,
  fontSize: `clamp(1.5rem, 8.5cqi, ${vars.size.display})`,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.1,
});

/** The same figure over the questions who the shopper is. */
export const told = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderRadius: vars.shape.card,
  background: vars.color.brandSoft,
});
within(`${told} > dt`, { fontSize: vars.size.s, fontWeight: 600 });
within(`${told} > dd`, {
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const sums = rule({ display: 'grid', gap: vars.space.s3 });

export const facts = rule({ display: 'grid', borderBlockStart: `1px solid ${vars.color.line}` });
within(`${facts} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
within(`${facts} dt`, { color: vars.color.muted });
within(`${facts} dd`, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const basis = rule({ fontSize: vars.size.s });
within(`${basis} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
});
within(`${basis} > summary::-webkit-details-marker`, { display: 'none' });
within(`${basis} > summary > svg`, { transition: 'transform .15s' });
within(`${basis}[open] > summary > svg`, { transform: 'rotate(180deg)' });
within(`${basis} > div`, {
  display: 'grid',
  gap: vars.space.s2,
  maxWidth: '65ch',
  color: vars.color.muted,
});

export const ways = rule({
  display: 'grid',
  gap: vars.space.s3,
  '@container': {
    '(min-width: 480px)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
