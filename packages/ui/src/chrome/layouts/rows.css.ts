import { menuEntry } from '../../primitives/menuEntry/menuEntry.css.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen } from '../../theme/breakpoints.ts';
import { action, brand, menuButton, nav } from './header.css.ts';
import { entries } from './mainMenu.css.ts';
import { quietContact } from './quietContact.ts';
import { contact, placeMenu } from './strip.css.ts';

const large = media.lg;

export const rows = rule({
  display: 'grid',
  columnGap: 0,
  gridTemplate:
    '"brand contact menu" minmax(56px, auto) "search search search" / minmax(0, 1fr) auto auto',
  '@media': {
    [large]: {
      columnGap: vars.space.s5,
      gridTemplate:
        '"brand search contact action" minmax(64px, auto) "nav nav nav nav" / auto minmax(240px, 1fr) auto auto',
    },
  },
});

quietContact(rows);

// Without a button no distance is kept to one: the phone ends where the page's content does.
within(`${rows}:not(:has(${action})) > ${contact}`, {
  '@media': { [large]: { gridColumnEnd: 'action' } },
});

// A button without words: its drawing ends where the page's content does.
within(`${rows} > ${menuButton}, ${rows} > ${menuButton}[open] > summary`, {
  marginInlineEnd: -12,
});

// To the end of the content, under the button of the main menu too.
within(`${rows} ${placeMenu}`, {
  '@media': { [smallScreen]: { insetInlineEnd: -32 } },
});

within(`${rows} > ${brand}`, { fontSize: vars.size.h3 });
within(`${rows} ${nav}`, {
  '@media': {
    [large]: {
      vars: { [vars.color.focus]: vars.utility.focus },
      background: vars.utility.ground,
      // To both edges of the window, without a box that could be scrolled to.
      borderImage: `linear-gradient(${vars.utility.ground}, ${vars.utility.ground}) fill 0 / / 0 100vmax`,
      color: vars.utility.text,
    },
  },
});
within(`${rows} ${entries}`, {
  '@media': { [large]: { marginInlineStart: 'max(-16px, -0.9vw)' } },
});
within(`${rows} ${menuEntry}:hover`, {
  '@media': { [large]: { background: vars.utility.hover } },
});
within(`${rows} ${menuEntry}[aria-current]::after`, {
  '@media': { [large]: { background: 'currentColor' } },
});
