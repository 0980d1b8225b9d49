import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const spotlight = rule({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const beside = rule({
  '@media': {
    [media.md]: { alignItems: 'center', gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' },
  },
});

export const pictureLast = rule({
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

/** The picture, and what is said on it. */
export const frame = rule({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.shape.card,
  '@media': {
    [media.md]: { selectors: { [`${pictureLast} > &`]: { order: 1 } } },
  },
});

export const picture = rule({
  display: 'block',
  aspectRatio: vars.card.imageRatio,
  background: vars.color.sunken,
});

export const words = rule({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'start',
});

// Its arrow follows the last word, and not the last line's end.
within(`${words} > a`, { display: 'inline-block', paddingBlock: 10 });
within(`${words} > a > svg`, { display: 'inline-block', verticalAlign: '-0.2em' });

export const quiet = rule({ color: vars.color.muted });

export const facts = rule({ display: 'grid', width: '100%', fontSize: vars.size.s });

within(`${facts} > li`, {
  paddingBlock: vars.space.s2,
  borderTop: `1px solid ${vars.color.line}`,
});

// Of the one that leads: its picture as wide as the page, its words in a line under it.
const full = `${spotlight}:not(${beside})`;
within(`${full} ${picture}`, { aspectRatio: '2' });
within(`${full} > ${words}`, {
  '@media': {
    [media.md]: {
      gridTemplateColumns: '1fr 1fr',
    },
  },
});
within(`${full} ${facts}`, {
  '@media': { [media.md]: { gridColumn: 2, gridRow: '1 / span 4' } },
});
