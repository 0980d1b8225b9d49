import { text } from '../../primitives/disclosure/foldedText.css.ts';
import { cardSurface } from '../../style/cardSurface.ts';
import { factLine } from '../../style/factLine.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { thumbs } from '../../vehicle/gallery/gallery.css.ts';
import { placeBand } from './placeBand.ts';

const wide = media.lg;
/** High enough for the price with its first steps. */
const roomy = `${wide} and (min-height: 640px)`;

export const lead = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBottom: vars.space.s3,
});

// The price beside the whole story; then the ways to pay it, as many beside each other as there are.
export const spread = rule({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      columnGap: vars.space.s6,
      rowGap: vars.space.s7,
      gridTemplate: '"gallery box" "story box" "tables box" 1fr / minmax(0, 1fr) 400px',
    },
  },
});

export const gallery = rule({ '@media': { [wide]: { gridArea: 'gallery' } } });

// Four beneath the large one, as wide as it together. A photo that cannot be had is 300 pixels wide
// to browsers that measure it themselves, and must not widen its place.
within(`${gallery} ${thumbs} > li`, {
  '@media': { [wide]: { flex: `0 0 calc((100% - 3 * ${vars.space.s2}) / 4)`, minWidth: 0 } },
});
within(`${gallery} ${thumbs} a`, {
  '@media': { [wide]: { width: '100%', borderRadius: vars.shape.control } },
});

/** Price and steps, in sight as long as the story is told. */
export const box = rule({
  '@media': {
    [wide]: { gridArea: 'box', alignSelf: 'start' },
    [roomy]: { position: 'sticky', top: vars.space.s4 },
  },
});

export const words = rule({ gap: vars.space.s6, alignContent: 'start' });

export const tables = rule({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
});

/** How it can be paid. */
export const terms = rule({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});
within(`${terms}:empty`, { display: 'none' });

// The dealer's own words, as a letter: the first paragraph is read from afar. Not its first line alone, which
// hyphenated words, kept whole, have no part in.
within(`${words} ${text}`, { maxWidth: '62ch', fontSize: vars.size.l, lineHeight: 1.65 });
within(`${words} ${text} > p:first-child`, {
  fontFamily: vars.font.heading,
  fontSize: vars.size.h4,
  lineHeight: 1.5,
});

// Facts in two columns where there is room for two, on hairlines.
within(`${words} dl`, {
  display: 'grid',
  gap: `0 ${vars.space.s6}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
});
within(`${words} dl > div`, factLine);
// A name stays whole, and its value takes the lines that it needs.
within(`${words} dt`, { overflowWrap: 'normal' });
within(`${words} dd`, { minWidth: 0, textAlign: 'end' });

/** What it comes to by the week, with all that is said beside it. */
export const money = rule({ padding: vars.space.s5, ...cardSurface });

export const promises = rule({ marginTop: vars.space.s7 });
within(`${promises} > div`, { display: 'grid', gap: vars.space.s7 });

export const place = rule({
  marginTop: vars.space.s7,
  paddingBlock: vars.space.s7,
  background: vars.color.brandSoft,
});

placeBand(place);
