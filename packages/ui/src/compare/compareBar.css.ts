import { variant as heart } from '../account/saveButton.css.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { card, tag } from '../vehicle/card/cardFrame.css.ts';
import { photoCount } from '../vehicle/card/vehicleCard.css.ts';

/** On the corner of a card's picture, over its link; with a box that is drawn, and ticked when chosen. */
export const compareBox = rule({
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  paddingInline: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.tag,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: 600,
  cursor: 'pointer',
  // A finger needs more than the eye.
  '::after': { content: '""', position: 'absolute', inset: -7 },
  '::before': {
    content: '""',
    width: 14,
    height: 14,
    border: `2px solid ${vars.color.control}`,
    borderRadius: 3,
  },
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.color.link, color: vars.color.link },
    // A tick without a picture: two edges of a box that is turned.
    '&[aria-pressed=true]::before': {
      width: 6,
      height: 11,
      marginInline: 4,
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      borderRadius: 0,
      rotate: '45deg',
      translate: '0 -2px',
    },
    '&:disabled': { color: vars.color.muted, cursor: 'default' },
  },
});

/** A card in which the box has no room beside a tag. */
const NARROW = 'cards (width <= 270px)';
const ROOMY = 'cards (width > 270px)';

// The tag leaves it its corner, or has the picture's top to itself: in a narrow card the box stands at
// the foot, in the place of the count of photos, and low, so that little lies over the vehicle.
within(`${card}:has(${compareBox}) ${tag}`, {
  '@container': { [ROOMY]: { maxWidth: `calc(100% - ${vars.card.tagInset} - 116px)` } },
});
within(`${card} ${compareBox}`, {
  '@container': {
    [NARROW]: { top: 'auto', bottom: 4, insetInlineEnd: 4, minHeight: 28, paddingInline: 6 },
  },
});
within(`${card}:has(${compareBox}) ${heart.corner}`, {
  '@container': { [NARROW]: { bottom: 4, insetInlineStart: 4, minWidth: 28, minHeight: 28 } },
});
within(`${card}:has(${compareBox}) ${photoCount}`, {
  '@container': { [NARROW]: { display: 'none' } },
});

export const bar = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.shape.card} ${vars.shape.card} 0 0`,
  background: vars.color.surface,
  boxShadow: vars.card.shadowHover,
  // From edge to edge of a phone, where three things must stand on one line.
  '@media': {
    [`not all and ${media.md}`]: { marginInline: `calc(-1 * ${vars.space.s4})` },
  },
});

export const count = rule({
  flex: '999 0 auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

// The main button fills a line of its own on the narrowest phones.
within(`${bar} > :last-child`, { flexGrow: 1 });
