import { cardSurface } from '../style/cardSurface.ts';
import { headingFont } from '../style/headingFont.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { tile } from './quickTiles.css.ts';

/** Few, and nothing to draw of them: one bar in parts, on a phone under each other. */
export const bar = rule({
  display: 'grid',
  gap: 1,
  overflow: 'hidden',
  ...cardSurface,
  background: vars.card.line,
  '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
within(`${bar} ${tile}`, {
  flexDirection: 'row',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minHeight: 0,
  padding: vars.space.s4,
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
});
within(`${bar} ${tile} > :first-child`, { ...headingFont, fontSize: vars.size.h3 });
