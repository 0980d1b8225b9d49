import type { StyleRule } from '@vanilla-extract/css';
import { ALONE, lyingColumns, STANDING } from '../../style/lyingCard.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { body, card, tag } from './cardFrame.css.ts';

export const media = rule({
  position: 'relative',
  aspectRatio: vars.card.imageRatio,
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.control,
});

export const soldMedia = rule({});
within(`${soldMedia} img`, { filter: 'grayscale(1)', opacity: 0.55 });

export const photoCount = rule({
  position: 'absolute',
  insetInlineEnd: 8,
  bottom: 8,
  zIndex: 2,
  pointerEvents: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 8,
  paddingBlock: 2,
  borderRadius: vars.shape.tag,
  background: 'rgb(0 0 0 / .66)',
  color: '#fff',
  fontSize: vars.size.xs,
});

export const noPhoto = rule({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s2,
  height: '100%',
  color: vars.color.muted,
  fontSize: vars.size.s,
});

export const subtitle = rule({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.35,
});

export const facts = rule({
  display: vars.card.factsDisplay as 'flex',
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.s4,
  overflowX: 'clip',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
// Kilometres and gearbox, or body where a vehicle has neither.
within(`div + ${facts} > :nth-child(-n + 2)`, { fontWeight: vars.card.factsLead });

// `45,000 km` keeps its order on a page that is read from right to left.
within(`${facts} > li`, {
  position: 'relative',
  borderBottom: vars.card.factsLine,
  unicodeBidi: 'plaintext',
});
// Before each fact; the first of a line loses its dot over the edge.
within(`${facts} > li::before`, {
  content: vars.card.factsMark,
  position: 'absolute',
  insetInlineStart: `calc(${vars.space.s4} / -2 - .13em)`,
  color: vars.color.muted,
});

export const place = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.color.muted,
  fontSize: vars.size.s,
});

/** Named where a card lies down. */
export const dealer = rule({ display: 'none' });

/** What a card that stands has no room for, but for two of them in columns. */
export const more = rule({
  display: vars.card.factsMore as 'grid',
  // Lines of one table with those above, as near to the place as the table's own lines.
  marginBlock: `calc(-1 * ${vars.space.s2}) -4px`,
});
within(`${more} > :nth-child(n + 3)`, { display: 'none' });

/** All but the picture. */
export const rest = rule({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const foot = rule({ display: 'grid' });

/** Over the card's link, so that a word in it can be pressed; other presses go through to the link. */
export const price = rule({
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
  padding: `${vars.space.s3} ${vars.card.inset}`,
  borderTop: `1px solid ${vars.price.line}`,
  background: vars.card.priceGround,
  color: vars.price.text,
});

// As high without a word beside the price as with one: neighbours have their rules in one line.
within(`${price} > p`, { minHeight: 30, alignContent: 'center' });

/**
 * What the vehicle costs by the week, under what it costs. Where cards stand beside each other it is
 * over it: price and button end a card, so those of neighbours are in line whether they have it or not.
 */
export const estimate = rule({
  padding: `${vars.space.s1} ${vars.card.inset} ${vars.space.s3}`,
  '@container': { [STANDING]: { order: -1 } },
});

// Beside cards that tell repayments, one without has the room to tell more of the vehicle: in two
// columns, on lines.
const untold = `:where(ul:has(${estimate}) ${card}:not(:has(${estimate})))`;
within(`${untold} ${facts}`, {
  '@container': { [STANDING]: { display: 'grid' } },
});
within(`${untold} ${facts} > li`, {
  '@container': {
    [STANDING]: { borderBottom: `1px solid ${vars.color.line}`, paddingBlock: 2 },
  },
});
within(`${untold} ${facts} > li::before`, { '@container': { [STANDING]: { content: 'none' } } });

/** Over the picture's end corner, on a ground of its own. */
export const save = rule({
  position: 'absolute',
  zIndex: 2,
  top: 8,
  insetInlineEnd: 8,
});

within(`${card}:has(> ${save}) ${tag}`, {
  maxWidth: `calc(100% - ${vars.card.tagInset} - 60px)`,
});

export const actions = rule({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gap: vars.space.s2,
  padding: `max(${vars.space.s2}, 8px) ${vars.card.inset} ${vars.space.s4}`,
  // No band under the price where there is nothing to press.
  ':empty': { display: 'none' },
});

// Many on a page: the one main button is elsewhere.
within(`${actions} > a`, {
  justifySelf: 'start',
  width: vars.card.actionWidth,
  paddingInline: vars.card.inset,
  border: `${vars.card.actionEdge} solid ${vars.color.control}`,
  textDecoration: vars.card.actionLine,
  textUnderlineOffset: '.4em',
});

/** In a list, and where it has a row to itself, a card lies down: picture, facts, price and buttons. */
function whenLying(part: string, declarations: StyleRule): void {
  return within(card + part, { '@container': { [ALONE]: declarations } });
}

whenLying('', { display: 'grid', padding: vars.space.s3, ...lyingColumns });
// In its own shape: a file is chosen by the width of its place.
whenLying(` > ${media}`, { alignSelf: 'start', borderRadius: vars.shape.control });
whenLying(` > ${rest}`, {
  gridColumn: '2 / -1',
  flexFlow: 'row wrap',
  gap: `${vars.space.s3} ${vars.space.s5}`,
});
// The gap, or the card's own edge, is its end.
whenLying(` ${body}`, { flex: '999 1 280px', paddingBlock: 0, paddingInlineEnd: 0 });
// Under the words or beside them: what is pressed begins where the words do.
whenLying(` ${foot}`, {
  flex: '1 1 220px',
  paddingInlineStart: vars.card.inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'space-between',
  gap: vars.space.s3,
});
within(`${price}, ${estimate}`, {
  '@container': { [ALONE]: { flex: '1 1 230px', paddingInline: vars.card.priceInset } },
});
whenLying(` ${price}`, { borderTop: 0, borderRadius: vars.shape.control });
whenLying(` ${actions}`, { flex: '1 1 100%', padding: 0 });
// With an end: without one it stands in the card's far corner, over the price.
whenLying(` > ${save}`, { gridArea: '1 / 1 / 2 / 2' });
// Under each other from card to card.
whenLying(` ${facts}`, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' });
whenLying(` ${more}`, { display: vars.card.factsDisplay as 'flex', marginTop: 0 });
whenLying(` ${more} > li`, { display: 'list-item' });
whenLying(` ${dealer}`, { display: 'inline' });
