import { list } from '../../primitives/descriptionList/descriptionList.css.ts';
import { text } from '../../primitives/disclosure/foldedText.css.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen } from '../../theme/breakpoints.ts';
import { actions, main } from '../../vehicle/actions/vehicleActions.css.ts';
import { features, section } from '../../vehicle/details/details.css.ts';
import { pointIcon } from '../../vehicle/details/sellingPoints.css.ts';
import * as photos from '../../vehicle/gallery/gallery.css.ts';
import { detail } from './detail.css.ts';
import { placeBand } from './placeBand.ts';

const wide = media.lg;
const hairline = `1px solid ${vars.color.line}`;
/** Of the picture: wide as it is, the name under it is in the first view. */
const HEIGHT = 'clamp(40vw, 58vh, 66.67vw)';
/** Of the column with price and steps, which begins beside the name. */
const COLUMN = '340px';
const room = `calc(${COLUMN} + ${vars.space.s8})`;
/** From where the words begin up to the name: what that takes at least. */
const RISE = 112;
/** Where the content begins, in a box as wide as the window. */
const margin = `max(${vars.space.s5}, (100vw - ${vars.layout.contentMax}) / 2)`;

export const gallery = rule({});
within(`${gallery} ${photos.stage}`, { marginInline: 0, borderRadius: 0 });
within(`${gallery} ${photos.strip} > li`, {
  '@media': { [wide]: { aspectRatio: 'auto', height: HEIGHT } },
});
// Its upper part is sky or wall: wheels stand lower than a roof is high.
within(`${gallery} ${photos.strip} img`, { objectPosition: '50% 56%' });
within(`${gallery} ${photos.empty}`, {
  border: 0,
  '@media': { [wide]: { aspectRatio: 'auto', height: '36vh' } },
});
// A strip of film under it.
within(`${gallery} ${photos.thumbs}`, {
  marginInline: 0,
  paddingInline: vars.space.s4,
  '@media': { [media.md]: { paddingInline: margin } },
});

/** The name, under the picture as in a catalogue: over it, words would lie on wheels. */
export const title = rule({ paddingBlock: vars.space.s5 });

within(`${title} h1 + p`, { marginTop: vars.space.s2 });
// In one line beside the column, which begins as far up as that.
within(`${title} h1`, { '@media': { [wide]: { fontSize: `min(${vars.size.display}, 3.6vw)` } } });

export const named = rule({
  '@media': { [wide]: { paddingInlineEnd: room } },
});

/** Price and first step under the name, where the column with all steps is further down. */
export const begin = rule({
  display: 'grid',
  gap: vars.space.s3,
  marginTop: vars.space.s4,
  '@media': { [wide]: { display: 'none' } },
});
// The filled button of a phone is in the bar at the bottom.
within(`${begin} > a`, { background: 'none', borderColor: 'currentColor', color: vars.color.link });

/** The way to the page, over its picture; as low as on other pages. */
export const lead = rule({
  paddingBlock: vars.space.s2,
  '@media': { [media.md]: { paddingBlockStart: vars.space.s5 } },
});

export const spread = rule({
  display: 'grid',
  gap: vars.space.s7,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplate: `"words column" auto "more column" 1fr / minmax(0, 1fr) ${COLUMN}`,
      columnGap: vars.space.s8,
    },
  },
});

export const words = rule({
  '@media': { [wide]: { gridArea: 'words' } },
});
within(`${words} ${text}`, { maxWidth: '38em', fontSize: vars.size.l, lineHeight: 1.75 });
within(`${words} ${text} > p:first-child`, {
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.heading.weight,
  lineHeight: 1.4,
});

/** Price and steps without a frame, in sight beside the words. */
export const column = rule({
  display: 'grid',
  gap: vars.space.s3,
  '@media': {
    [wide]: {
      gridArea: 'column',
      alignSelf: 'start',
      position: 'sticky',
      top: vars.space.s5,
      marginTop: -RISE,
      paddingInlineStart: vars.space.s5,
      borderInlineStart: hairline,
    },
  },
});
// Phones have them under the name, and in the bar at the bottom.
within(`${column} :is(${main}, ${actions} > a:first-child)`, {
  '@media': { [smallScreen]: { display: 'none' } },
});

/** What it is and what it has: a chapter each. */
export const more = rule({
  gap: vars.space.s7,
  alignContent: 'start',
  '@media': { [wide]: { gridArea: 'more' } },
});

/** Lists of a lower rank: their names small, in the margin of the lines. */
export const small = rule({});
within(`${small} > div > ${section}`, {
  paddingBlock: vars.space.s4,
  borderTop: hairline,
  '@media': { [wide]: { gridTemplateColumns: '7.5em minmax(0, 1fr)' } },
});

within(`${small} dl`, {
  columnGap: vars.space.s6,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
// What most ask for is read as figures.
within(`${more} ${list.tiles} dd`, {
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.heading.weight,
});

/** An index of what is on board, without ticks. */
within(`${more} ${features} > li`, { paddingBlock: vars.space.s2, borderTop: hairline });
within(`${more} ${features} svg`, { display: 'none' });

export const place = rule({
  gap: vars.space.s6,
  marginTop: vars.space.s7,
  paddingBlock: vars.space.s7,
  borderTop: hairline,
});
placeBand(place);
// No box in the page: its words stand on the ground itself.
within(`${place} article`, { padding: 0, border: 0, background: 'none', boxShadow: 'none' });

// Why to come is told in notes at the end, without marks.
within(`${place} ${pointIcon}`, { display: 'none' });

within(`${detail} ${small} h2`, { fontSize: vars.size.m });
