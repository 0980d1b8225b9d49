import { stack } from '../../primitives/layout/layout.css.ts';
import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, NARROW_PHONE } from '../../theme/breakpoints.ts';
import { price } from '../../vehicle/card/vehicleCard.css.ts';
import { note } from '../../vehicle/price/price.css.ts';
import { line as pillLine, list as pillList } from '../pills/pills.css.ts';
import { views } from '../results/viewSwitch.css.ts';

export const layout = rule({
  display: 'grid',
  // Results change under the shopper's hand, and the page stays where it is (R2-58): an anchor would
  // move it after a card that stands elsewhere in another order.
  overflowAnchor: 'none',
  gap: vars.space.s4,
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '272px minmax(0, 1fr)',
      columnGap: vars.space.s6,
    },
  },
});

export const heading = rule({ '@media': { [media.lg]: { gridColumn: '1 / -1' } } });

/** By the theme's `layout.listing`. */
export const laidOut = rules({
  band: {},
  board: { '@media': { [media.lg]: { gridTemplateColumns: '256px minmax(0, 1fr)' } } },
  gallery: { '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
});

// Painted to the window's edges, and up to the header, where no content is moved by it.
within(`${laidOut.band} > ${heading}`, {
  paddingBlockEnd: vars.space.s4,
  borderImage: `conic-gradient(${vars.color.brandSoft} 0 0) fill 0 / 0 / 48px 100vw 0`,
  '@media': {
    // On a small screen the search follows at once.
    'not all and (min-width: 992px)': { marginBlockEnd: `calc(-1 * ${vars.space.s4})` },
    [media.lg]: { paddingBlockEnd: vars.space.s5, marginBlockEnd: vars.space.s2 },
    print: { borderImage: 'none' },
  },
});

// The count and the order at the end of the title's line.
within(`:is(${laidOut.board}, ${laidOut.gallery}) > ${heading}`, {
  display: 'grid',
  gap: vars.space.s2,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});
// On a small screen the search begins with a rule of its own.
within(`${laidOut.board} > ${heading}`, {
  '@media': {
    [media.lg]: {
      paddingBlockEnd: vars.space.s3,
      borderBottom: `2px solid ${vars.color.text}`,
    },
  },
});
within(`${laidOut.board} h1`, { fontSize: vars.size.h3 });

within(`${laidOut.gallery} > ${heading}`, {
  '@media': { [media.md]: { paddingBlockStart: vars.space.s5 } },
});

/**
 * On a large screen beside the results. On a phone it shows when its link is followed, so that
 * the filters work before, and without, any script.
 */
export const filters = rule({
  background: vars.color.surface,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  padding: vars.space.s4,
  paddingBottom: 0,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      top: vars.space.s4,
      maxHeight: `calc(100vh - 2 * ${vars.space.s4})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      overscrollBehavior: 'contain',
    },
    'not all and (min-width: 992px)': {
      selectors: { '&:not(:target)': { display: 'none' } },
    },
  },
});

/** It takes the focus when another page of results has come. */
export const results = rule({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  scrollMarginTop: vars.space.s4,
  outline: 'none',
});

/** On a small screen search and filters stay at hand; a large one has them beside the results. */
export const finder = rule({
  display: 'flex',
  gap: vars.space.s2,
  position: 'sticky',
  top: 0,
  zIndex: 5,
  marginInline: `calc(-1 * ${vars.space.s4})`,
  paddingInline: vars.space.s4,
  paddingBlock: vars.space.s2,
  background: vars.color.page,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    // To the window's edges.
    [media.md]: {
      marginInline: `calc(-1 * ${vars.space.s5})`,
      paddingInline: vars.space.s5,
    },
    [media.lg]: { display: 'none' },
  },
});

within(`${finder} > search`, { flex: 1, minWidth: 0 });

export const searchForm = rule({ display: 'flex', alignItems: 'center', gap: vars.space.s2 });

within(`${searchForm} > div:first-of-type`, { flex: 1, minWidth: 0 });

export const bar = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
});

within(`${bar} > *`, { flex: '0 1 auto', minWidth: 0 });

export const opener = rule({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  marginInlineStart: 'auto',
  gap: vars.space.s2,
  minHeight: 48,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.link, borderColor: vars.color.link },
});

within(`${opener} > svg`, { '@media': { [NARROW_PHONE]: { display: 'none' } } });

export const count = rule({ color: vars.color.muted });

// No column at all: search, filters and promoted searches in one line, and the filters in the drawer.
within(`${laidOut.gallery} > ${filters}:not(:target)`, { display: 'none' });
within(`${laidOut.gallery} > ${filters}`, {
  '@media': { [media.lg]: { position: 'static', maxHeight: 'none' } },
});
within(`${laidOut.gallery} > ${results}`, {
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.s5,
      rowGap: vars.space.s5,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});
// Its parts are those of the grid; what is searched for stands beside the search.
within(`${laidOut.gallery} > ${results} > ${stack}`, {
  '@media': { [media.lg]: { display: 'contents' } },
});
within(`${laidOut.gallery} > ${results} > ${stack} > :not(:has(> ${pillList}))`, {
  '@media': { [media.lg]: { gridColumn: '1 / -1' } },
});
within(`${laidOut.gallery} ${finder}`, {
  '@media': {
    [media.lg]: {
      display: 'flex',
      gridColumn: 1,
      alignSelf: 'start',
      position: 'static',
      marginInline: 0,
      paddingInline: 0,
      border: 0,
    },
  },
});
within(`${laidOut.gallery} > ${results} > ${stack} > :has(> ${pillList})`, {
  '@media': { [media.lg]: { gridColumn: 2, paddingBlock: vars.space.s2 } },
});
within(`${laidOut.gallery} ${finder} > search`, { '@media': { [media.lg]: { width: 300 } } });
// Words, and no boxes.
within(`${laidOut.gallery} :is(${opener}, ${views}, ${views} > *, ${pillLine} > li > a)`, {
  border: 0,
  background: 'none',
});
within(`${laidOut.gallery} ${views} > [aria-pressed=true]`, {
  boxShadow: 'none',
  color: vars.color.link,
});
within(`${laidOut.gallery} ${pillLine} > li > a`, { color: vars.color.muted });
within(`${laidOut.gallery} ${pillLine} > li > :is(:hover, [aria-current])`, {
  color: vars.color.link,
});
within(`${laidOut.gallery} ${pillLine} > :first-child > a`, { paddingInlineStart: 0 });
within(`${laidOut.gallery} ${bar}`, { gap: vars.space.s5 });

// Its cards are too narrow for words beside a price. With a line of their own under it, and as much
// room where there are none, prices of neighbours stand on one line.
const NARROW = 'cards (width < 250px)';
within(`${laidOut.board} ${price} > p`, {
  '@container': { [NARROW]: { minHeight: 51, alignContent: 'start' } },
});
within(`${laidOut.board} ${note}`, { '@container': { [NARROW]: { flexBasis: '100%' } } });
