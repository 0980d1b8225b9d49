import { cardSurface } from '../../style/cardSurface.ts';
import { headingFont } from '../../style/headingFont.ts';
import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

/** A card that is one link: a picture with a tag, a title, words. */
export const card = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  ...cardSurface,
  background: vars.card.ground,
  transition: 'box-shadow .2s, border-color .2s',
  ':hover': { boxShadow: vars.card.shadowHover, borderColor: vars.card.lineHover },
});

export const tag = rule({
  position: 'absolute',
  top: vars.card.tagInset,
  insetInlineStart: vars.card.tagInset,
  zIndex: 2,
  maxWidth: `calc(100% - 2 * ${vars.card.tagInset})`,
  display: 'flex',
  pointerEvents: 'none',
});

export const body = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s2,
  padding: `${vars.space.s4} ${vars.card.inset}`,
});

export const title = rule({
  fontSize: vars.size.h4,
  ...headingFont,
  // Small, a thin face is grey.
  fontWeight: `max(${vars.heading.weight}, 400)`,
  lineHeight: 1.2,
});

/** The title's link is as large as the card, the buttons lie over it. */
export const titleLink = rule({
  color: vars.color.text,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  ':hover': { color: vars.color.link },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.shape.card,
    },
  },
});
