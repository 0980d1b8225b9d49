import { choiceTile } from '../style/choiceTile.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

/** Parts stand by name, so that each layout puts the same ones where it wants them. */
const stacked = '"heading" "bodies" "amounts" "answer"';

export const form = rule({
  display: 'grid',
  gap: `${vars.space.s5} ${vars.space.s6}`,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: stacked,
});

export const layout = rules({
  split: {
    '@media': {
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(300px, 2fr)',
        gridTemplateRows: 'auto auto 1fr',
        gridTemplateAreas: '"heading answer" "bodies answer" "amounts answer"',
      },
    },
  },
  band: {
    '@media': {
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
        gridTemplateAreas: '"heading answer" "bodies answer" "amounts answer"',
      },
    },
  },
  poster: {
    rowGap: vars.space.s6,
    '@media': {
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
        gridTemplateAreas: '"heading bodies" ". amounts" ". answer"',
      },
    },
  },
});

export const heading = rule({ gridArea: 'heading' });
export const choice = rule({ gridArea: 'bodies', minWidth: 0 });

export const legend = rule({
  marginBottom: vars.space.s2,
  fontSize: vars.size.s,
  fontWeight: 600,
});

export const bodies = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  selectors: {
    // Six stand three by three.
    '&:not(:has(> :nth-child(7))):has(> :nth-child(5))': {
      '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    [`${layout.poster} &:not(:has(> :nth-child(7)))`]: {
      '@media': { [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
});

export const body = rule({
  ...choiceTile,
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s1,
  minHeight: 76,
  padding: vars.space.s2,
  fontSize: vars.size.s,
  fontWeight: 600,
  textAlign: 'center',
});

within(`${body} > svg`, { color: vars.color.link });
within(`${body} > input`, {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  width: 16,
  height: 16,
  margin: 0,
  outline: 'none',
  accentColor: vars.color.focus,
});

export const amounts = rule({
  gridArea: 'amounts',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: vars.space.s4,
  alignContent: 'start',
});

export const answer = rule({
  gridArea: 'answer',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s5,
  selectors: {
    [`${layout.split} > &`]: {
      padding: vars.space.s5,
      borderRadius: vars.shape.card,
      background: vars.color.brandSoft,
    },
    [`${layout.band} > &`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      alignContent: 'end',
      alignItems: 'end',
    },
    [`${layout.poster} > &`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      alignItems: 'end',
      paddingTop: vars.space.s6,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

export const estimate = rule({ display: 'grid', gap: vars.space.s1, fontWeight: 600 });
within(`${estimate} > output`, {
  fontFamily: vars.font.heading,
  fontSize: vars.size.display,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
within(`${estimate} > small`, { fontSize: vars.size.s, fontWeight: 400 });

export const way = rule({ display: 'grid', gap: vars.space.s2 });

/** Its line is kept, so that a count that comes moves nothing. */
export const count = rule({
  minHeight: '1.5em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
});

export const priceRange = rule({ display: 'grid', gap: vars.space.s4 });

export const assumption = rule({ color: vars.color.muted });
export const note = rule({ color: vars.critical.edge, fontWeight: 600 });
