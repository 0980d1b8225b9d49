import { container } from '../primitives/layout/layout.css.ts';
import { media } from '../style/breakpoints.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const page = rule({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const main = rule({
  flex: '1 0 auto',
  width: '100%',
  ':focus-visible': { outline: 'none' },
});

export const ground = rules({
  page: {},
  surface: { background: vars.color.surface },
  soft: { background: vars.color.brandSoft },
});

export const section = rule({ paddingBlock: vars.space.s7 });

// A page's content keeps clear of the footer and of a coloured ground.
within(`${main} > ${container}:not(:has(+ ${container}, + ${ground.page}))`, {
  paddingBottom: vars.space.s7,
});

export const sectionBody = rule({ display: 'grid', gap: vars.space.s5 });

export const sectionHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
});

/** A vehicle's page: pictures and facts beside a column with price and enquiry. */
export const detail = rule({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateAreas: '"gallery" "summary" "facts" "aside"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)',
      gridTemplateAreas: '"gallery summary" "gallery aside" "facts aside"',
      // A short summary leaves what the gallery has more to the aside.
      gridTemplateRows: 'minmax(min-content, 0) auto 1fr',
      columnGap: vars.space.s6,
    },
  },
});

/** Facts begin under the gallery, the aside under the summary. */
export const tallSummary = rule({
  '@media': {
    [media.lg]: { gridTemplateAreas: '"gallery summary" "facts summary" "facts aside"' },
  },
});

export const area = rules({
  gallery: { gridArea: 'gallery', minWidth: 0 },
  summary: { gridArea: 'summary', minWidth: 0 },
  facts: { gridArea: 'facts', minWidth: 0, display: 'grid', gap: vars.space.s6 },
  aside: { gridArea: 'aside', minWidth: 0, display: 'grid', gap: vars.space.s4 },
});

export const panel = rule({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s5,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
});

export const message = rule({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'start',
  maxWidth: '60ch',
  paddingBlock: `${vars.space.s8} ${vars.space.s5}`,
  fontSize: vars.size.l,
});

export const mark = rules({
  neutral: { color: vars.color.link },
  positive: { color: vars.positive.edge },
  critical: { color: vars.critical.edge },
});

within(`${message} svg`, { width: 44, height: 44 });
within(`${message} a svg`, { width: 20, height: 20 });

export const actionBar = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.s2,
  padding: `10px ${vars.space.s4}`,
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { display: 'none' } },
});
