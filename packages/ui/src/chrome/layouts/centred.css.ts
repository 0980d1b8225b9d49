import { keyframes } from '@vanilla-extract/css';
import { menuEntry } from '../../primitives/menuEntry/menuEntry.css.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen } from '../../theme/breakpoints.ts';
import { brand, header, layer, menuButton, tray } from './header.css.ts';
import { entries } from './mainMenu.css.ts';
import { quietContact } from './quietContact.ts';
import { contact, placeMenu } from './strip.css.ts';

const large = media.lg;

export const centred = rule({
  display: 'grid',
  columnGap: vars.space.s2,
  gridTemplate:
    '"menu brand contact" minmax(68px, auto) / minmax(min-content, 1fr) auto minmax(min-content, 1fr)',
  '@media': {
    [large]: {
      columnGap: vars.space.s5,
      gridTemplate:
        '"contact brand action" minmax(88px, auto) "nav nav nav" / minmax(0, 1fr) fit-content(60%) minmax(0, 1fr)',
    },
  },
});

quietContact(centred);

// Marks without words: their drawings begin and end where the page's content does.
within(`${centred} > ${contact}`, {
  '@media': { [smallScreen]: { justifySelf: 'end', marginInlineEnd: -12 } },
});
within(`${centred} > ${brand}`, { justifyContent: 'center', textAlign: 'center' });
within(`${centred} > ${menuButton}`, { justifySelf: 'start', marginInlineStart: -12 });
within(`${centred} ${entries}`, { '@media': { [large]: { justifyContent: 'center' } } });

// The drawer comes from the side of its button.
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

within(`${centred} > ${menuButton}[open] > summary`, {
  insetInline: `${vars.space.s4} auto`,
  marginInlineStart: -12,
});
within(`${centred} > ${tray}`, {
  '@media': {
    [smallScreen]: { insetInline: '0 auto', animationName: slide },
  },
});
// Seven entries fit one line of the smallest large screen.
const AROUND_WORD = `min(1vw, ${vars.space.s4})`;

// On a line of its own, a word that is longer than the line may break.
within(`${centred} ${menuEntry}`, {
  '@media': { [large]: { paddingInline: AROUND_WORD, whiteSpace: 'normal' } },
});
within(`${centred} ${menuEntry}[aria-current]::after`, {
  '@media': { [large]: { height: 2, insetInline: AROUND_WORD } },
});
within(`${centred} ${placeMenu}`, { '@media': { [large]: { insetInline: '0 auto' } } });

/** Room the laid-over header takes of the picture beneath. */
const OVERLAID = '164px';

/** A page whose header lies over the picture that it begins with. */
export const overlaid = rule({});

within(`${overlaid} ${layer}`, {
  '@media': { [large]: { position: 'absolute', insetInline: 0 } },
});
within(`${overlaid} ${header}`, {
  '@media': {
    [large]: {
      borderBottom: 0,
      paddingBottom: vars.space.s6,
      background: `linear-gradient(${vars.header.ground} 60%, transparent)`,
    },
  },
});
within(`${overlaid} > main > section:first-child`, {
  '@media': { [large]: { paddingTop: OVERLAID } },
});
