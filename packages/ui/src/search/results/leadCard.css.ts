import type { StyleRule } from '@vanilla-extract/css';
import { ALONE } from '../../style/lyingCard.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { body, card, title } from '../../vehicle/card/cardFrame.css.ts';
import * as parts from '../../vehicle/card/vehicleCard.css.ts';
import { amount } from '../../vehicle/price/price.css.ts';

const { s4, s5 } = vars.space;

/** Of one card. */
export const lead = rule({});

within(`${lead} > li`, { '@media': { [media.md]: { container: 'cards / inline-size' } } });

/** Where a card lies down this one fills its width: the whole photo, and words of a size with it. */
function across(part: string, declarations: StyleRule): void {
  return within(`${lead} ${card}${part}`, { '@container': { [ALONE]: declarations } });
}

across('', { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: 0, padding: 0 });
// Its width is said, or where words are taller than the photo that would grow over them.
across(` > ${parts.media}`, {
  alignSelf: 'stretch',
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: 0,
});
across(` > ${parts.rest}`, {
  flexFlow: 'column',
  justifyContent: 'center',
  padding: `${s5} ${s5} ${s5} ${s4}`,
});
across(` ${body}`, { flex: 'none' });
across(` ${title}`, { fontSize: vars.size.h2 });
across(` ${parts.foot}`, { flex: 'none' });
across(` ${amount}`, { fontSize: vars.size.h1 });
