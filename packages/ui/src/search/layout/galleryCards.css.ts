import type { StyleRule } from '@vanilla-extract/css';
import { variant as heart } from '../../account/saveButton.css.ts';
import { compareBox } from '../../compare/compareBar.css.ts';
import { missing } from '../../primitives/image/image.css.ts';
import { ALONE, STANDING } from '../../style/lyingCard.ts';
import { within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { body, card, tag } from '../../vehicle/card/cardFrame.css.ts';
import * as parts from '../../vehicle/card/vehicleCard.css.ts';
import { banner, ribbon } from '../../vehicle/tag/tag.css.ts';
import { first } from '../results/resultGrid.css.ts';
import { laidOut, results } from './searchLayout.css.ts';

// In a gallery nothing hangs on a picture: what was said on it is a word over the name, and what can
// be pressed stands at the foot. A card that lies down keeps both where they were.

const gallery = `${laidOut.gallery} ${results}`;
const headline = `${gallery} ${first} > li:first-child > ${card}`;

function unhung(part: string, declarations: StyleRule): void {
  within(`${gallery} ${card} ${part}`, {
    '@container': { [STANDING]: declarations },
    // A phone has no rows to measure.
    '@media': { [`not all and ${media.md}`]: declarations },
  });
  across(part, declarations);
}

function across(part: string, declarations: StyleRule): void {
  within(`${headline} ${part}`, { '@container': { [ALONE]: declarations } });
}

const frame = `> ${parts.media}`;
const photo = `:is(${parts.media} > picture > img, ${parts.media} > ${missing}, ${parts.noPhoto})`;

unhung(frame, { display: 'contents' });
unhung(photo, {
  flex: 'none',
  height: 'auto',
  aspectRatio: vars.card.imageRatio,
  background: vars.color.sunken,
});
across(photo, { aspectRatio: '11 / 5' });
// No taller than nothing: names of neighbours stay in line.
unhung(`:is(${tag}, ${ribbon})`, {
  position: 'relative',
  inset: '8px 0 auto',
  height: 0,
  maxWidth: 'none',
  padding: 0,
  textAlign: 'end',
  lineHeight: 'inherit',
});
unhung(`:is(${banner}, ${ribbon})`, {
  paddingInline: 0,
  paddingBlock: 0,
  background: 'none',
  color: vars.color.link,
  fontSize: vars.size.xs,
});
unhung(parts.photoCount, { display: 'none' });
unhung(body, { paddingBlockStart: 34 });
unhung(parts.actions, { paddingInlineEnd: 140 });
unhung(`:is(${compareBox}, ${heart.corner})`, {
  // Over the row of the card's own button.
  zIndex: 3,
  top: 'auto',
  bottom: `calc(${vars.space.s4} + 4px)`,
  insetInline: 'auto 0',
  minHeight: 36,
  paddingInline: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
});
unhung(heart.corner, { insetInlineEnd: 90 });
across(`:is(${compareBox}, ${heart.corner})`, { bottom: 4 });
across(parts.foot, { flexBasis: 340, paddingBlockStart: 34 });
