import { headingFont } from '../style/headingFont.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, smallScreen } from '../theme/breakpoints.ts';

export const narrow = `not all and ${media.md}`;
/** Width of the column with the rows' names, where they have one. */
const NAMES = 176;

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
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  '@media': { [media.md]: { scrollPaddingInlineStart: NAMES } },
});

/** As wide as its vehicles need; separate borders, or they would not travel with sticky cells. */
export const table = rule({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
});

within(`${table} :is(th, td)`, {
  // Two stand side by side on a narrow phone; of three, it shows the edge of the last.
  width: 144,
  padding: `${vars.space.s3} ${vars.space.s2}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.md]: { width: 168, paddingInline: vars.space.s3 } },
});

within(`${table} > thead > tr > *`, { borderTop: 0 });
within(`${table} > tbody > tr > *`, { verticalAlign: 'baseline' });
within(`${table} td:not(:first-child)`, { fontVariantNumeric: 'tabular-nums' });

/** The names of the rows stay in sight: beside their values, or over them where that is too narrow. */
const first = `${table} tr > :first-child:not([colspan])`;
within(first, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: NAMES,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 400,
  '@media': {
    [narrow]: { width: 0, padding: 0, border: 0, verticalAlign: 'top' },
  },
});
within(`${first} > span`, {
  '@media': {
    [narrow]: {
      position: 'absolute',
      top: vars.space.s2,
      insetInlineStart: vars.space.s2,
      whiteSpace: 'nowrap',
    },
  },
});
within(`${table} > thead > tr > :first-child`, {
  '@media': { [narrow]: { visibility: 'hidden' } },
});
within(`${table} > tbody td`, {
  '@media': { [narrow]: { paddingTop: `calc(${vars.space.s2} + 1.5em)` } },
});

// The step to take stands apart from the facts; a button fills its column whatever its words are.
within(`${table} > tfoot > tr > *`, {
  paddingBlock: vars.space.s4,
  borderTop: `3px double ${vars.color.line}`,
  verticalAlign: 'middle',
});
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

/** Beside the way to remove it: nothing covers the picture. */
export const save = rule({
  position: 'absolute',
  bottom: vars.space.s1,
  insetInlineEnd: vars.space.s2,
});

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

// What stands in a cell.

export const differing = rule({ fontWeight: 600 });

export const none = rule({ color: vars.color.muted, fontWeight: 400 });

/** Facts of one vehicle alone: a line each, its name quiet. */
export const own = rule({ fontSize: vars.size.s });
within(`${own} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  paddingBlock: vars.space.s1,
});
within(`${own} > li + li`, { borderTop: `1px solid ${vars.color.line}` });
within(`${own} > li > span`, { color: vars.color.muted });
within(`${own} bdi`, { fontWeight: 600 });

/** The value of a row that a shopper would choose, in a word and with a mark. */
export const best = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  verticalAlign: 'bottom',
  color: vars.positive.edge,
  fontSize: vars.size.xs,
  fontWeight: 700,
  whiteSpace: 'nowrap',
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

/** An invitation in the middle of a frame, over a line of free places, over two large ones. */
export const empties = rules({
  band: {},
  strip: { justifyItems: 'stretch', padding: 0, border: 0, textAlign: 'start' },
  centred: { justifyItems: 'stretch', padding: 0, border: 0 },
});
within(`${empties.centred} > p`, { justifySelf: 'center' });

export const slots = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s4,
});
within(`${empties.strip} > ${slots}`, {
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const slot = rule({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s2,
  aspectRatio: vars.card.imageRatio,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.shape.control,
  color: vars.color.link,
  fontSize: vars.size.s,
  fontWeight: vars.button.weight,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { borderStyle: 'solid', background: vars.color.brandSoft, color: vars.color.link },
});

// In the corner, which a narrow window has not.
within(`${table} > thead > tr > :first-child > ${slot}`, {
  marginTop: vars.space.s2,
  '@media': { [narrow]: { display: 'none' } },
});

/** A free place of the table, which narrow windows leave to the button beneath it, and paper to nobody. */
export const space = rule({});
within(`${table} ${space}`, {
  '@media': { [smallScreen]: { display: 'none' }, print: { display: 'none' } },
});
within(`${table} > thead > tr > ${space}`, { verticalAlign: 'top' });
export const slotted = rule({});
within(`${add}${slotted} > a`, { '@media': { [media.lg]: { display: 'none' } } });
