import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { empty, thumbs, thumbsHeight } from '../../vehicle/gallery/gallery.css.ts';

/** A vehicle's page: pictures and facts beside a column with price and enquiry. */
export const detail = rule({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'start',
  gridTemplateAreas: '"gallery" "summary" "facts" "specifications" "aside"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)',
      // Two columns that know nothing of each other: facts share the gallery's cell.
      // The tables follow the facts at once, however long the side column is.
      gridTemplateAreas: '"gallery summary" "gallery aside" "specifications aside"',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: vars.space.s5,
    },
  },
});

/** The facts begin below the gallery, whose height follows from its width. */
export const area = rules({
  // Name and price stand closer to their photos than sections stand to each other.
  gallery: {
    gridArea: 'gallery',
    minWidth: 0,
    marginBottom: `calc(${vars.space.s5} - ${vars.space.s6})`,
  },
  summary: { gridArea: 'summary', minWidth: 0 },
  facts: {
    gridArea: 'facts',
    minWidth: 0,
    display: 'grid',
    gap: vars.space.s6,
    '@media': {
      [media.lg]: { gridArea: 'gallery', marginTop: `calc(200% / 3 + ${vars.space.s5})` },
    },
  },
  specifications: {
    gridArea: 'specifications',
    minWidth: 0,
    display: 'grid',
    gap: vars.space.s6,
    '@media': { [media.lg]: { marginTop: `calc(${vars.space.s6} - ${vars.space.s5})` } },
  },
  aside: { gridArea: 'aside', minWidth: 0, display: 'grid', gap: vars.space.s4 },
});

within(`${detail}:has(${thumbs}) > ${area.facts}`, {
  '@media': { [media.lg]: { paddingTop: `calc(${vars.space.s2} + ${thumbsHeight})` } },
});

within(`${detail}:has(${empty}) > ${area.facts}`, {
  '@media': { [media.lg]: { marginTop: `calc(50% + ${vars.space.s5})` } },
});

// Texts that are left as they were sent have a box of their own; the grid lays out what is in it.
within(`:is(${area.facts}, ${area.specifications}) > div:not([class])`, { display: 'contents' });

/** On paper only. */
export const source = rule({ display: 'none' });

export const actionBar = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'grid',
  gridAutoFlow: 'column',
  gap: vars.space.s2,
  padding: `10px ${vars.space.s4}`,
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: { paddingInline: vars.space.s5 },
    [media.lg]: { display: 'none' },
  },
});

// In capitals, too, the words of two buttons fit a line.
within(`${actionBar} > a`, {
  paddingInline: vars.space.s2,
  letterSpacing: `calc(${vars.button.tracking} / 2)`,
});
