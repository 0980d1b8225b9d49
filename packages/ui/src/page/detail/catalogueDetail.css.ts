import { text } from '../../primitives/disclosure/foldedText.css.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen } from '../../theme/breakpoints.ts';
import { main } from '../../vehicle/actions/vehicleActions.css.ts';
import * as photos from '../../vehicle/gallery/gallery.css.ts';
import { placeBand } from './placeBand.ts';

const wide = media.lg;
const hairline = `1px solid ${vars.color.line}`;
/** Of the picture: its own shape, but the name over its foot is in the first view. */
const HEIGHT = 'clamp(42vw, 76vh, 66.67vw)';
/** Where the content begins, in a box as wide as the window. */
const margin = `max(${vars.space.s5}, (100vw - ${vars.layout.contentMax}) / 2)`;

export const plate = rule({ position: 'relative' });

export const gallery = rule({});
within(`${gallery} ${photos.stage}`, { marginInline: 0, borderRadius: 0 });
within(`${gallery} ${photos.strip} > li`, {
  '@media': { [wide]: { aspectRatio: 'auto', height: HEIGHT } },
});
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
within(`${gallery} ${photos.thumbs} a`, { '@media': { [wide]: { width: 200 } } });

/** The name, over the foot of the picture where that is large. */
export const title = rule({
  paddingTop: vars.space.s5,
  '@media': {
    [wide]: {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: HEIGHT,
      display: 'flex',
      alignItems: 'flex-end',
      paddingBlock: vars.space.s6,
      background: `linear-gradient(0deg, ${vars.color.page}, transparent 46%)`,
      pointerEvents: 'none',
    },
  },
});
within(`${plate}:has(${photos.empty}) > ${title}`, {
  '@media': { [wide]: { position: 'static', height: 'auto', background: 'none' } },
});

within(`${title} h1 + p`, { marginTop: vars.space.s2 });

export const named = rule({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: vars.space.s6,
    },
  },
});

/** Price and first step beside the name. */
export const begin = rule({
  display: 'grid',
  gap: vars.space.s3,
  maxWidth: 280,
  // Clear of the count of photos in the picture's corner.
  marginBottom: vars.space.s4,
  pointerEvents: 'auto',
});

export const lead = rule({ paddingBlock: vars.space.s3 });

export const spread = rule({
  display: 'grid',
  gap: vars.space.s7,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplate: '"words column" auto "more column" 1fr / minmax(0, 1fr) 340px',
      columnGap: vars.space.s8,
    },
  },
});

export const words = rule({
  gap: vars.space.s7,
  alignContent: 'start',
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
      paddingInlineStart: vars.space.s5,
      borderInlineStart: hairline,
    },
  },
});
// Phones have them in the bar at the bottom.
within(`${begin}, ${column} ${main}`, { '@media': { [smallScreen]: { display: 'none' } } });

export const more = rule({
  gap: vars.space.s7,
  alignContent: 'start',
  '@media': { [wide]: { gridArea: 'more' } },
});
within(`${more} dl`, {
  columnGap: vars.space.s6,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const place = rule({
  marginTop: vars.space.s7,
  paddingBlock: vars.space.s7,
  borderTop: hairline,
});
placeBand(place);
// No box in the page: its words stand on the ground itself.
within(`${place} article`, { padding: 0, border: 0, background: 'none', boxShadow: 'none' });
