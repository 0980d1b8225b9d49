import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const cards = rule({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.card.columnMin}), 1fr))`,
  columnGap: vars.space.s4,
});

// The cards of a row end in one line, whatever is told under them.
within(`${cards} > li`, {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.s2,
  minWidth: 0,
  marginBottom: vars.space.s5,
});

export const lines = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s1,
  fontSize: vars.size.s,
});

within(`${lines} > li`, { display: 'flex', alignItems: 'center', gap: vars.space.s1 });

export const good = rule({ color: vars.positive.edge, fontWeight: 600 });

export const when = rule({ color: vars.color.muted });

export const gone = rule({ borderTop: `1px solid ${vars.color.line}` });

within(`${gone} > li`, {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { gridTemplateColumns: '120px minmax(0, 1fr) auto' } },
});

// On a phone it stands under the words.
within(`${gone} > li > :last-child`, {
  gridColumn: 2,
  '@media': { [media.md]: { gridColumn: 'auto' } },
});

export const picture = rule({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.shape.control,
  background: vars.color.sunken,
  color: vars.color.control,
});

within(`${picture} img`, { filter: 'grayscale(1)', opacity: 0.6 });

export const words = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.s1 });

export const title = rule({ fontWeight: 600, lineHeight: 1.25 });

export const state = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
});

export const word = rule({ fontSize: vars.size.s, fontWeight: 600 });

export const was = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const orders = rule({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s4}` });

export const order = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: 700, textDecoration: 'none' },
  },
});
