import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { ribbon } from '../tag/tag.css.ts';

export const gallery = rule({ display: 'grid', gap: vars.space.s2, minWidth: 0 });

export const stage = rule({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.sunken,
  '@media': {
    [media['md-down']]: { marginInline: `calc(-1 * ${vars.space.s4})` },
    [media.md]: { marginInline: 0, borderRadius: vars.shape.card },
  },
});

/** Pictures side by side: scrolls by touch, wheel and link, with or without a script. */
export const strip = rule({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  ':focus-visible': { outlineOffset: -3 },
});

within(`${strip} > li`, {
  flex: '0 0 100%',
  aspectRatio: '3 / 2',
  scrollSnapAlign: 'start',
  scrollMarginTop: 120,
});

within(`${strip} a`, { display: 'block', height: '100%', cursor: 'zoom-in' });

export const arrow = rule({
  position: 'absolute',
  top: 'calc(50% - 24px)',
  display: 'grid',
  placeContent: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.shape.button,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: '0 1px 6px rgb(0 0 0 / .25)',
  ':hover': { background: vars.brand.ground, color: vars.brand.on },
  selectors: { '&[aria-disabled]:not(:focus-visible)': { opacity: 0 } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const side = rules({ back: { insetInlineStart: 12 }, on: { insetInlineEnd: 12 } });

export const counter = rule({
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 12,
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 36,
  paddingInline: 12,
  borderRadius: vars.shape.tag,
  background: 'rgb(0 0 0 / .66)',
  color: '#fff',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Of a row: the photo in view, and how many there are. */
export const shown = rule({ whiteSpace: 'nowrap' });

/** Of photos side by side: how many there are. */
export const all = rule({ display: 'none' });

// In the ribbon, where there is one, as on a card.
within(`${ribbon} ~ ${counter}`, { bottom: 0 });

const thumb = { width: 88, room: 3 };
/** Of the row of small pictures, for what begins below it. */
export const thumbsHeight = `${Math.round(thumb.width / 1.5) + 2 * thumb.room}px`;

export const thumbs = rule({
  display: 'flex',
  gap: vars.space.s2,
  position: 'relative',
  // The first stands under the edge of the large picture, and its focus ring is not cut.
  padding: thumb.room,
  marginInline: -thumb.room,
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
});

within(`${thumbs} > li`, { flex: 'none' });

within(`${thumbs} a`, {
  display: 'block',
  // Seen until its picture is there, on a page of any colour.
  background: 'rgb(128 128 128 / .2)',
  width: thumb.width,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: `min(${vars.shape.control}, 8px)`,
});

within(`${thumbs} a[aria-current]`, {
  outline: `3px solid ${vars.color.link}`,
  outlineOffset: -3,
});
// The mark of the focus stands apart from that of the current one.
within(`${thumbs} a:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 0,
});
within(`${thumbs} a:not([aria-current]) img`, { opacity: 0.72 });
within(`${thumbs} a:hover img`, { opacity: 1 });

export const tag = rule({
  position: 'absolute',
  top: vars.card.tagInset,
  insetInlineStart: vars.card.tagInset,
  maxWidth: `calc(100% - 2 * ${vars.card.tagInset})`,
});

export const empty = rule({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s2,
  aspectRatio: '3 / 2',
  // As high as a picture it would be half a window of nothing.
  '@media': { [media.lg]: { aspectRatio: '2' } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: 'inherit',
  color: vars.color.muted,
});
