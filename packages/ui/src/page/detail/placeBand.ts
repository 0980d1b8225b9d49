import { within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

/** A `LocationCard` as wide as the content: who and where, when, and how to go on, beside each other. */
export function placeBand(parent: string): void {
  const card = `${parent} article`;
  const wide = (selector: string, declarations: Parameters<typeof within>[1]) =>
    within(selector, { '@media': { [media.lg]: declarations } });
  wide(card, {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    columnGap: vars.space.s7,
  });
  wide(`${card} > *`, { gridColumn: 1 });
  // Its hours are as tall as what stands beside them.
  wide(`${card} > table`, { gridColumn: 2, gridRow: '1 / span 6', alignSelf: 'start' });
  wide(`${card} > table ~ *`, { gridColumn: 3 });
}
