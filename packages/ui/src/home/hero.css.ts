import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const hero = rule({
  vars: { [vars.color.focus]: vars.hero.focus },
  position: 'relative',
  isolation: 'isolate',
  // Suggestions lie over what follows.
  ':focus-within': { zIndex: 1 },
  background: vars.hero.ground,
  color: vars.hero.text,
});

export const grid = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: vars.heroLayout.columns,
      alignItems: vars.heroLayout.align as 'end',
      minHeight: vars.heroLayout.minHeight,
    },
  },
});

export const words = rule({
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s7,
  '@media': { [media.lg]: { paddingInlineEnd: vars.space.s6 } },
});

// Not in `ch`, as the field below.
export const lead = rule({ fontSize: vars.size.l, maxWidth: '26em', color: vars.hero.muted });

/** Beneath the words on a phone, to the window's edge on a large screen. */
export const picture = rule({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: vars.heroLayout.phone,
  '@media': {
    [media.lg]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      insetInlineStart: vars.heroLayout.imageStart,
      aspectRatio: 'auto',
      '::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: vars.heroLayout.scrim,
      },
    },
  },
});

within(`${picture} img`, {
  position: 'absolute',
  inset: 0,
  objectPosition: vars.heroLayout.focus,
});

export const form = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  maxWidth: 560,
  padding: 5,
  border: `1px solid ${vars.color.control}`,
  borderRadius: `min(${vars.shape.button}, 40px)`,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
});

// As wide as the example of a search (19 letters); where that is too wide, the button stands beneath.
// Not in `ch`, which is another width until the typeface has come: the button would change its place.
export const field = rule({
  position: 'relative',
  flex: '999 1 calc(11.5rem + 20px)',
  minWidth: 0,
});
within(`${form} > button`, {
  flex: '1 0 auto',
  // By no word's width either.
  '@media': { [media['sm-down']]: { flexBasis: '6rem', minWidth: 0, whiteSpace: 'nowrap' } },
});

export const input = rule({
  width: '100%',
  height: '100%',
  minHeight: 48,
  paddingInline: vars.space.s4,
  border: 0,
  borderRadius: vars.shape.button,
  background: 'transparent',
  color: vars.color.text,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});

/** On a phone the words of the box need the room. */
within(`${form} button[type=submit] svg`, {
  '@media': { [media['sm-down']]: { display: 'none' } },
});
within(`${form} :is(button[type=submit], ${input})`, {
  '@media': { [media['sm-down']]: { paddingInline: 10 } },
});

/** A share of the words' colour in the ground's. */
function tint(percent: number): string {
  return `color-mix(in srgb, ${vars.hero.text} ${percent}%, transparent)`;
}

/** Rings about a corner that no word comes near. */
function rings(corner: string): string {
  return `radial-gradient(circle at ${corner}, ${tint(9)} 0 7vw, ${tint(6)} 7.1vw 12vw, ${tint(3)} 12.1vw 16vw, transparent 16.1vw)`;
}

const { md, lg } = media;

/**
 * Without a picture nothing is left open for one: the words stand in the middle, and the ground alone
 * is drawn on, where the window is wider than they are.
 */
export const plain = rule({
  '@media': {
    [md]: { textAlign: 'center' },
    [lg]: { backgroundImage: `${rings('0 100%')}, ${rings('100% 0')}` },
  },
});

// In two lines rather than over what the picture is of; in narrower windows too, so that their number
// seldom depends on a typeface that is still to come.
within(`${hero}:not(${plain}) h1`, {
  maxWidth: '12em',
  '@media': {
    // Its letters grow with a phone's width: it breaks as on the narrowest.
    ['(width < 400px)']: { maxWidth: '8.15em' },
    [lg]: { fontSize: vars.heroLayout.headline },
  },
});

within(`${plain} ${grid}`, {
  '@media': { [lg]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } },
});
within(`${plain} ${words}`, {
  '@media': {
    [md]: { justifyItems: 'center' },
    // Between the rings, so that nothing is read over them.
    [lg]: {
      width: 'min(100%, 67vw)',
      marginInline: 'auto',
      paddingBlock: vars.space.s8,
      paddingInlineEnd: 0,
    },
  },
});
within(`${plain} search`, { '@media': { [md]: { width: '100%', maxWidth: 640 } } });
within(`${plain} ${form}`, { textAlign: 'start', '@media': { [md]: { maxWidth: 'none' } } });
