import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

/** A vehicle's page: pictures and facts beside a column with price and enquiry. */
export const detail = rule({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateAreas: '"gallery" "summary" "facts" "specifications" "aside"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)',
      gridTemplateAreas:
        '"gallery summary" "gallery aside" "facts aside" "specifications specifications"',
      // A short summary leaves what the gallery has more to the aside.
      gridTemplateRows: 'minmax(min-content, 0) auto 1fr auto',
      columnGap: vars.space.s6,
    },
  },
});

/** Facts begin under the gallery, the aside under the summary. */
export const tallSummary = rule({
  '@media': {
    [media.lg]: {
      gridTemplateAreas:
        '"gallery summary" "facts summary" "facts aside" "specifications specifications"',
    },
  },
});

export const area = rules({
  gallery: { gridArea: 'gallery', minWidth: 0 },
  summary: { gridArea: 'summary', minWidth: 0 },
  facts: { gridArea: 'facts', minWidth: 0, display: 'grid', gap: vars.space.s6 },
  specifications: { gridArea: 'specifications', minWidth: 0 },
  aside: { gridArea: 'aside', minWidth: 0, display: 'grid', gap: vars.space.s4 },
});

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
  '@media': { [media.lg]: { display: 'none' } },
});
