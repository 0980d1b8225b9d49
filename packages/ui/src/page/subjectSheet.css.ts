import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { panel } from './page.css.ts';
import { split } from './splitLayout.css.ts';

const { s4 } = vars.space;
const bare = { border: 0, borderRadius: 0, background: 'none', boxShadow: 'none' };

/** Task and subject on one sheet, as a letter with the photo that it is about. */
export const sheet = rule({
  vars: { [vars.card.priceGround]: 'transparent' },
  overflow: 'clip',
  ...cardSurface,
});
// Whichever of the two sheets comes first on a page.
within(`.${split}.${sheet}`, {
  gap: 0,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 440px)' } },
});
within(`${sheet} > :is(div, aside) ${panel}, ${sheet} > aside article`, bare);
within(`${sheet} > div > *`, { '@media': { [media.lg]: { padding: s4 } } });
within(`${sheet} > aside`, {
  alignSelf: 'stretch',
  alignContent: 'start',
  background: vars.color.brandSoft,
});
within(`${sheet} > aside > ${panel}`, {
  margin: `0 ${s4} ${s4}`,
  padding: `${s4} 0`,
  borderTop: `1px solid ${vars.color.line}`,
});
