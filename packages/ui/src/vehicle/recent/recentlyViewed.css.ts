import { cardSurface } from '../../style/cardSurface.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const recent = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingTop: vars.space.s6,
});

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
});

// Rather the heading wraps than the button's one word.
within(`${head} > button`, { flex: 'none' });

/** One row, which scrolls where it is longer than the page is wide. */
export const list = rule({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(264px, 1fr)',
  gap: vars.space.s3,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  // Room for the outline of what has the focus.
  padding: 3,
  margin: -3,
  '@media': { [media.xl]: { gridAutoColumns: 'minmax(264px, 25%)' } },
});

within(`${list} > li`, { scrollSnapAlign: 'start', minWidth: 0 });

export const vehicle = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  height: '100%',
  padding: vars.space.s2,
  ...cardSurface,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { borderColor: vars.card.lineHover, color: vars.color.link },
});

export const picture = rule({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 96,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.shape.control,
  background: vars.color.sunken,
  color: vars.color.control,
});

within(`${picture} > img`, { width: '100%', height: '100%', objectFit: 'cover' });
within(`${picture} > svg`, { width: '80%' });

export const words = rule({ display: 'grid', minWidth: 0 });

export const title = rule({ fontWeight: 600, lineHeight: 1.25 });

export const subtitle = rule({
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.size.s,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
