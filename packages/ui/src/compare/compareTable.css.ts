import { headingFont } from '../style/headingFont.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const compare = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s4,
});

export const scroller = rule({
  // Holds what is hidden from sight within its own width.
  position: 'relative',
  width: '100%',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: 112,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  '@media': { [media.md]: { scrollPaddingInlineStart: 176 } },
});

/** As wide as its vehicles need; separate borders, or they would not travel with sticky cells. */
export const table = rule({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
});

within(`${table} :is(th, td)`, {
  width: 168,
  padding: `${vars.space.s3} ${vars.space.s3}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // The narrowest phone shows the edge of the next vehicle, which tells that there is one.
  '@media': { [media['sm-down']]: { width: 144 } },
});

within(`${table} > thead > tr > *`, { borderTop: 0 });
within(`${table} > tbody > tr > *`, { verticalAlign: 'baseline' });
within(`${table} td:not(:first-child)`, { fontVariantNumeric: 'tabular-nums' });

/** The names of the rows stay in sight. */
within(`${table} tr > :first-child:not([colspan])`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: 112,
  // Room for the longest word.
  paddingInlineEnd: vars.space.s1,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 400,
  '@media': { [media.md]: { width: 176 } },
});

export const differing = rule({ fontWeight: 600 });

export const none = rule({ color: vars.color.muted, fontWeight: 400 });

// The step to take stands apart from the facts; a button fills its column whatever its words are.
within(`${table} > tfoot > tr > *`, { verticalAlign: 'middle', background: vars.color.surface });
within(`${table} > tfoot a`, {
  paddingInline: vars.space.s2,
  letterSpacing: 0,
  textAlign: 'center',
});

/** Over the rows that differ, and over those that are alike; its words stay in sight. */
export const group = rule({ background: vars.color.sunken });

within(`${group} > span`, {
  position: 'sticky',
  insetInlineStart: vars.space.s3,
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  textTransform: vars.heading.case as 'none',
});

export const vehicle = rule({ position: 'relative', scrollSnapAlign: 'start' });

// Room for the way to remove it, on one line under all names.
within(`${table} ${vehicle}`, { paddingBottom: 52 });

export const picture = rule({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: vars.card.imageRatio,
  marginBottom: vars.space.s2,
  overflow: 'hidden',
  borderRadius: vars.shape.control,
  background: vars.color.sunken,
  color: vars.color.control,
});

// A photo fills its frame, whatever form it has; a drawing stands in the middle of it.
within(`${picture} img`, { width: '100%', height: '100%' });

export const sold = rule({});
within(`${sold} img`, { filter: 'grayscale(1)', opacity: 0.55 });

export const state = rule({
  position: 'absolute',
  insetInlineStart: 8,
  bottom: 8,
  display: 'flex',
});

/** Over the picture's end corner, as on a card. */
export const save = rule({ position: 'absolute', top: 8, insetInlineEnd: 8 });

export const title = rule({
  display: 'block',
  paddingBlock: 3,
  color: vars.color.text,
  ...headingFont,
  fontSize: vars.size.h4,
  lineHeight: 1.25,
  textDecoration: 'none',
  ':hover': { color: vars.color.link, textDecoration: 'underline' },
});

// So that a name which is kept whole has its line, too.
within(`${title} > bdi`, { textDecoration: 'inherit' });

export const subtitle = rule({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.35,
});

export const remove = rule({
  position: 'absolute',
  bottom: vars.space.s1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 44,
  fontSize: vars.size.s,
  fontWeight: 400,
});

export const add = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

export const empty = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s4,
  padding: `${vars.space.s7} ${vars.space.s4}`,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.shape.card,
  textAlign: 'center',
});

within(`${empty} > p`, { maxWidth: '52ch', textWrap: 'balance' });
