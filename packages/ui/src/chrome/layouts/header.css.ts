import { keyframes } from '@vanilla-extract/css';
import { menuEntry } from '../../primitives/menuEntry/menuEntry.css.ts';
import { headingFont } from '../../style/headingFont.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen as phone } from '../../theme/breakpoints.ts';
import { entries } from './mainMenu.css.ts';

const large = media.lg;

/** Holds menus over the page, under dialogs. */
export const layer = rule({ position: 'relative', zIndex: 20 });

export const header = rule({
  vars: { [vars.color.focus]: vars.header.focus },
  background: vars.header.ground,
  color: vars.header.text,
  borderBottom: `1px solid ${vars.header.line}`,
});

/** Mega menus are as wide as the row they hang from. */
export const row = rule({ position: 'relative', alignItems: 'center', columnGap: vars.space.s4 });

/** The layout `bar`: a menu too long for the name's line gets a line of its own. */
export const bar = rule({
  display: 'flex',
  minHeight: 64,
  '@media': { [large]: { flexWrap: 'wrap', columnGap: vars.space.s5 } },
});

export const brand = rule({
  gridArea: 'brand',
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  minWidth: 0,
  paddingBlock: vars.space.s2,
  color: 'inherit',
  textDecoration: 'none',
  ...headingFont,
  fontSize: vars.size.h2,
  lineHeight: 1.1,
  textWrap: 'balance',
  ':hover': { color: 'inherit' },
  selectors: {
    [`${bar} > &`]: {
      marginInlineEnd: 'auto',
      // Asked for less than its words: these take a second line before the menu does, so that a
      // typeface that comes late makes no header higher.
      '@media': { [large]: { flex: '999 1 6em', minWidth: 'min-content', minHeight: 56 } },
    },
  },
});

within(`${brand} img`, { width: 'auto', height: 44, maxWidth: '52vw', objectFit: 'contain' });

export const search = rule({
  gridArea: 'search',
  width: '100%',
  maxWidth: 640,
  '@media': { [phone]: { paddingBottom: vars.space.s3, maxWidth: 'none' } },
});

// A view holds one search box: the page's own where it begins with one, and a listing's, which keeps
// its filters.
within(`:has(+ main > section:first-child search) ${search}, :root:has(#results) ${search}`, {
  display: 'none',
});

const slide = keyframes({ from: { transform: 'translateX(100%)' } });

export const menuButton = rule({
  gridArea: 'menu',
  // Room is taken from the dealer's name beside it.
  flexShrink: 0,
  minWidth: 44,
  '@media': { [large]: { display: 'none' } },
});

within(`${menuButton} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minHeight: 48,
  minWidth: 44,
  fontWeight: 600,
});
within(`${menuButton}[open] > summary`, {
  position: 'fixed',
  top: 8,
  insetInlineEnd: vars.space.s4,
  zIndex: 2,
});
// Not `svg + svg`, which any change beside any icon would ask about.
within(
  `${menuButton} > summary > svg:not(:first-child), ${menuButton}[open] > summary > svg:first-child`,
  {
    display: 'none',
  },
);
within(`${menuButton}[open] > summary > svg:not(:first-child)`, { display: 'block' });

/**
 * Menu and button: a drawer on a phone, parts of the row on a large screen. It stands after its
 * button, so that a large screen shows it without opening anything.
 */
export const tray = rule({
  '@media': {
    [large]: { display: 'contents' },
    [phone]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 1,
      width: 'min(360px, calc(100vw - 40px))',
      padding: `64px ${vars.space.s4} ${vars.space.s5}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: vars.header.ground,
      boxShadow: '0 0 0 100vmax rgb(0 0 0 / .55)',
      animation: `${slide} .2s ease-out`,
      selectors: { [`${menuButton}:not([open]) + &`]: { display: 'none' } },
    },
  },
});

// Alone on its line, the menu begins under the name and the button ends it.
within(`${bar} > ${tray}`, {
  '@media': {
    [large]: { display: 'flex', flexGrow: 1, alignItems: 'center', gap: vars.space.s5 },
  },
});

within(`html:has(${menuButton}[open])`, { '@media': { [phone]: { overflow: 'hidden' } } });

export const action = rule({
  gridArea: 'action',
  '@media': {
    [phone]: { paddingBlock: vars.space.s3 },
    [large]: { justifySelf: 'end', marginInlineStart: 'auto' },
  },
});

within(`${action} > a`, {
  '@media': { [phone]: { width: '100%' }, [large]: { whiteSpace: 'nowrap' } },
});

export const nav = rule({ gridArea: 'nav' });

// The first word stands under the name.
within(`${bar} ${entries}`, {
  '@media': { [large]: { marginInlineStart: 'max(-16px, -0.9vw)' } },
});
within(`${bar} ${menuEntry}`, { '@media': { [large]: { minHeight: 76 } } });
