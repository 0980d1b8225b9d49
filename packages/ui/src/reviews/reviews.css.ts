import { cardColumn } from '../style/cardSurface.ts';
import { fingerSquare } from '../style/fingerSquare.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, upright } from '../theme/breakpoints.ts';

export const card = rule(cardColumn);

export const head = rule({ display: 'flex', alignItems: 'center', gap: vars.space.s3 });

export const face = rule({
  ...fingerSquare,
  overflow: 'hidden',
  background: vars.color.brandSoft,
  // On a dark card the ground alone is not seen.
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  color: vars.color.link,
  fontFamily: vars.font.heading,
  fontSize: vars.size.l,
  fontWeight: 600,
});

export const name = rule({ fontWeight: 600, lineHeight: 1.3 });

export const when = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});

export const summary = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
});

/** What another says, set off from what the dealer's own customers do. */
export const elsewhere = rule({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s2,
  '@media': {
    [media.sm]: {
      paddingInlineStart: vars.space.s3,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** Three or fewer: they share their row. */
export const few = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': {
    [upright]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

within(`${few} > :nth-child(odd):last-child`, {
  '@media': { [upright]: { gridColumn: '1 / -1' } },
});

/** All of them, in columns as tall as what is written. */
export const every = rule({ columns: '300px', columnGap: vars.space.s4 });

within(`${every} > li`, { breakInside: 'avoid', paddingBottom: vars.space.s4 });
