import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { smallScreen as phone } from '../../theme/breakpoints.ts';
import { bar, brand, menuButton } from './header.css.ts';
import { quietContact } from './quietContact.ts';
import { placeMenu } from './strip.css.ts';

/** Of a phone's menu, which ends where the page's content does. */
const MENU = 32;

/** A line of its own on a large screen; on a phone two marks in the line of the dealer's name. */
export const utility = rule({
  vars: { [vars.color.focus]: vars.utility.focus },
  position: 'relative',
  zIndex: 1,
  background: vars.utility.ground,
  color: vars.utility.text,
  fontSize: vars.size.s,
  '@media': {
    [phone]: {
      vars: { [vars.color.focus]: vars.header.focus },
      position: 'absolute',
      insetInlineEnd: MENU,
      background: 'none',
      color: vars.header.text,
    },
  },
});

export const utilityRow = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: 44,
  '@media': { [phone]: { minHeight: 64 } },
});

within(`${utilityRow} > p`, {
  // Its words give way before the phone's number does.
  flexShrink: 999,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
});

const below = `${utility} + *`;
quietContact(utilityRow, `${below} ${bar}`);
// The name leaves the two marks their room; the gap before the menu is a part of it.
within(`${below} ${menuButton}, ${below} ${menuButton}[open] > summary`, {
  '@media': { [phone]: { marginInline: '72px -12px' } },
});
within(`${below} ${brand} img`, { '@media': { [phone]: { maxWidth: '100%' } } });

// To the end of the content, under the button of the menu too.
within(`${utility} ${placeMenu}`, { '@media': { [phone]: { insetInlineEnd: -MENU } } });
