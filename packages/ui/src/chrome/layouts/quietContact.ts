import { within } from '../../style/rule.ts';
import { smallScreen } from '../../theme/breakpoints.ts';
import { contact, contactLink } from './strip.css.ts';

/**
 * In a layout without a strip of its own, a phone shows the way to the dealer as two marks.
 *
 * @param layout class of what the way to the dealer stands in
 * @param row of what the menu does
 */
export function quietContact(layout: string, row = layout): void {
  const here = `${layout} > ${contact}`;
  const onPhone = (part: string, declarations: Parameters<typeof within>[1]): void =>
    within(`${here}${part}`, { '@media': { [smallScreen]: declarations } });
  within(here, { gridArea: 'contact' });
  onPhone('', { gap: 0 });
  onPhone(` ${contactLink}`, { justifyContent: 'center', minWidth: 44 });
  onPhone(` ${contactLink} > svg:first-child`, { width: 20, height: 20 });
  onPhone(` ${contactLink} > svg + span + svg`, { display: 'none' });
  onPhone(` ${contactLink} > span, ${row} > details > summary > span`, {
    position: 'absolute',
    width: 1,
    overflow: 'hidden',
    // One line, else a reader of screens hears a number as its digits.
    whiteSpace: 'nowrap',
    clipPath: 'inset(50%)',
  });
}
