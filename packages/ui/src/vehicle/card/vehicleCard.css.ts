import type { StyleRule } from '@vanilla-extract/css';
import { inList } from '../../search/results/resultGrid.css.ts';
import { media as screens } from '../../style/breakpoints.ts';
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
  fontVariantNumeric: 'tabular-nums',
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
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  overflowX: 'clip',
  fontSize: vars.size.s,
});

within(`${facts} > li`, { position: 'relative' });
// Before each fact; the first of a line loses its dot over the edge.
within(`${facts} > li::before`, {
  content: '"·"',
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

export const price = rule({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderTop: `1px solid ${vars.price.line}`,
  background: vars.price.ground,
  color: vars.price.text,
});

/** Repayments have buttons and links of their own. */
export const estimate = rule({
  position: 'relative',
  zIndex: 2,
  padding: `${vars.space.s3} ${vars.space.s4} 0`,
});

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
  padding: vars.space.s4,
  paddingTop: `max(${vars.space.s2}, 8px)`,
});

/**
 * In a list a card lies down: picture, facts over repayments, then price and buttons in a column of
 * their own.
 */
const lying = `${inList} > li > ${card}`;

const whenLying = (part: string, declarations: StyleRule): void =>
  within(`${lying}${part}`, { '@media': { [screens.md]: declarations } });

whenLying('', {
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 34fr) minmax(0, 40fr) minmax(0, 26fr)',
});
whenLying(` > ${media}`, { gridArea: '1 / 1 / -1', aspectRatio: 'auto', minHeight: 232 });
whenLying(` > ${body}`, { gridArea: '1 / 2 / 3', padding: `${vars.space.s4} ${vars.space.s5}` });
whenLying(` > ${estimate}`, {
  gridArea: '3 / 2',
  padding: `0 ${vars.space.s5} ${vars.space.s4}`,
});
whenLying(` > :is(${price}, ${actions})`, {
  gridColumn: 3,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
whenLying(` > ${price}`, { borderTop: 0, paddingBlock: vars.space.s4 });
whenLying(` > ${actions}`, { gridRow: '2 / -1', alignContent: 'end' });
whenLying(` > ${save}`, { insetInlineEnd: 'calc(66% + 8px)' });
// There is room to read one fact a line, two side by side.
whenLying(` ${facts}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space.s1,
  marginBlock: vars.space.s2,
  paddingBlock: vars.space.s3,
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.size.m,
});
whenLying(` ${facts} > li::before`, { content: 'none' });
whenLying(` > ${media} img`, { position: 'absolute', inset: 0 });
