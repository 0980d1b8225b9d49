import { keyframes } from '@vanilla-extract/css';
import { media } from '../style/breakpoints.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

const phone = 'not all and (min-width: 992px)';
const large = media.lg;

/** Holds menus over the page, under dialogs. */
export const layer = rule({ position: 'relative', zIndex: 20 });

export const utility = rule({
  vars: { [vars.color.focus]: vars.utility.focus },
  position: 'relative',
  zIndex: 1,
  background: vars.utility.ground,
  color: vars.utility.text,
  fontSize: vars.size.s,
});

export const utilityRow = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: 44,
});

within(`${utilityRow} > p`, {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
});

export const contact = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  selectors: {
    [`${utilityRow} > &`]: { '@media': { [phone]: { justifyContent: 'space-between', flex: 1 } } },
  },
});

export const contactLink = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 44,
  color: 'inherit',
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: 'inherit', textDecoration: 'underline' },
});

export const places = rule({ position: 'relative' });

export const header = rule({
  vars: { [vars.color.focus]: vars.header.focus },
  background: vars.header.ground,
  color: vars.header.text,
  borderBottom: `1px solid ${vars.header.line}`,
});

/** Mega menus are as wide as the row they hang from. */
export const row = rule({ position: 'relative', alignItems: 'center', columnGap: vars.space.s4 });

export const chrome = rules({
  // A menu too long for the name's line gets a line of its own.
  bar: {
    display: 'flex',
    minHeight: 64,
    '@media': { [large]: { flexWrap: 'wrap', columnGap: vars.space.s5 } },
  },
  rows: {
    display: 'grid',
    columnGap: vars.space.s2,
    gridTemplate:
      '"brand contact menu" minmax(56px, auto) "search search search" / minmax(0, 1fr) auto auto',
    '@media': {
      [large]: {
        columnGap: vars.space.s5,
        gridTemplate:
          '"brand search contact action" minmax(64px, auto) "nav nav nav nav" / auto minmax(240px, 1fr) auto auto',
      },
    },
  },
  centred: {
    display: 'grid',
    columnGap: vars.space.s2,
    gridTemplate:
      '"menu brand contact" minmax(68px, auto) / minmax(min-content, 1fr) auto minmax(min-content, 1fr)',
    '@media': {
      [large]: {
        gridTemplate:
          '"contact brand action" minmax(88px, auto) "nav nav nav" / 1fr minmax(0, auto) 1fr',
      },
    },
  },
});

const { rows, centred } = chrome;
const compact = `:is(${rows}, ${centred}) > ${contact}`;

within(compact, { gridArea: 'contact' });
within(`${centred} > ${contact}`, { '@media': { [phone]: { justifySelf: 'end' } } });

// Where there is no strip of their own, a phone shows the way to the dealer as two marks.
within(`${compact} ${contactLink}`, {
  '@media': { [phone]: { justifyContent: 'center', minWidth: 44 } },
});
within(compact, { '@media': { [phone]: { gap: 0 } } });
within(`${compact} ${contactLink} > svg:first-child`, {
  '@media': { [phone]: { width: 20, height: 20 } },
});
within(`${compact} ${contactLink} > svg + span + svg`, {
  '@media': { [phone]: { display: 'none' } },
});
within(`${compact} ${contactLink} > span, :is(${rows}, ${centred}) > details > summary > span`, {
  '@media': {
    [phone]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
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
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  fontSize: vars.size.h2,
  textTransform: vars.heading.case as 'none',
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.1,
  textWrap: 'balance',
  ':hover': { color: 'inherit' },
  selectors: {
    [`${chrome.bar} > &`]: {
      marginInlineEnd: 'auto',
      '@media': { [large]: { flexGrow: 999, minHeight: 56 } },
    },
    [`${rows} > &`]: { fontSize: vars.size.h3 },
    [`${centred} > &`]: { justifyContent: 'center', textAlign: 'center' },
  },
});

within(`${brand} img`, { width: 'auto', height: 44, maxWidth: '52vw', objectFit: 'contain' });

export const search = rule({
  gridArea: 'search',
  width: '100%',
  maxWidth: 640,
  '@media': { [phone]: { paddingBottom: vars.space.s3, maxWidth: 'none' } },
});

// A phone's first view holds one search box: the page's own where it begins with one.
within(`${layer}:has(+ main > section:first-child search) ${search}`, {
  '@media': { [phone]: { display: 'none' } },
});

const slide = keyframes({ from: { transform: 'translateX(100%)' } });

export const menuButton = rule({
  gridArea: 'menu',
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
  insetInlineEnd: vars.space.s3,
  zIndex: 2,
});
within(`${centred} > ${menuButton}`, { justifySelf: 'start' });
within(`${menuButton} > summary > svg + svg, ${menuButton}[open] > summary > svg:first-child`, {
  display: 'none',
});
within(`${menuButton}[open] > summary > svg + svg`, { display: 'block' });

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
within(`${chrome.bar} > ${tray}`, {
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

export const nav = rule({
  gridArea: 'nav',
  selectors: {
    [`${rows} &`]: {
      '@media': {
        [large]: {
          vars: { [vars.color.focus]: vars.utility.focus },
          background: vars.utility.ground,
          // To both edges of the window, without a box that could be scrolled to.
          borderImage: `linear-gradient(${vars.utility.ground}, ${vars.utility.ground}) fill 0 / / 0 100vmax`,
          color: vars.utility.text,
        },
      },
    },
  },
});

export const entries = rule({
  display: 'grid',
  '@media': { [large]: { display: 'flex', flexWrap: 'wrap' } },
  selectors: {
    [`${centred} &`]: { justifyContent: 'center' },
    // The first word stands under the name.
    [`:is(${chrome.bar}, ${rows}) &`]: {
      '@media': { [large]: { marginInlineStart: 'max(-16px, -0.9vw)' } },
    },
  },
});

within(`${entries} > li`, {
  position: 'relative',
  '@media': { [phone]: { borderTop: `1px solid ${vars.header.line}` } },
});

export const mega = rule({});

within(`${entries} > ${mega}`, { '@media': { [large]: { position: 'static' } } });

export const entry = rule({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 48,
  color: 'inherit',
  fontSize: vars.size.m,
  fontWeight: vars.button.weight,
  textTransform: vars.button.case as 'none',
  letterSpacing: vars.button.tracking,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: 'inherit' },
  '@media': {
    [phone]: { justifyContent: 'space-between' },
    [large]: {
      paddingInline: `clamp(6px, 0.9vw, ${vars.space.s4})`,
      fontSize: vars.size.s,
      ':hover': { background: vars.header.hover },
    },
  },
  selectors: {
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 4,
      background: vars.color.accent,
      '@media': {
        [phone]: { insetInline: 'auto', insetInlineStart: -16, width: 4, height: '100%' },
      },
    },
    [`${chrome.bar} &`]: { '@media': { [large]: { minHeight: 76 } } },
    [`${rows} &:hover`]: { '@media': { [large]: { background: vars.utility.hover } } },
    [`${centred} &`]: { '@media': { [large]: { paddingInline: vars.space.s4 } } },
  },
});

within(`${rows} ${entry}[aria-current]::after`, {
  '@media': { [large]: { background: 'currentColor' } },
});
within(`${centred} ${entry}[aria-current]::after`, {
  '@media': { [large]: { height: 2, insetInline: vars.space.s4 } },
});
within(`details[open] > ${entry} > svg`, { transform: 'rotate(180deg)' });

const panel = {
  vars: { [vars.color.focus]: vars.color.link },
  position: 'absolute',
  top: '100%',
  zIndex: 30,
  padding: vars.space.s2,
  maxHeight: 'calc(100vh - 160px)',
  overflowY: 'auto',
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.card.line}`,
  borderRadius: `0 0 ${vars.shape.control} ${vars.shape.control}`,
  boxShadow: '0 12px 32px rgb(0 0 0 / .18)',
} as const;

export const menu = rule({
  paddingBottom: vars.space.s3,
  '@media': { [large]: { ...panel, insetInlineStart: 0, minWidth: 240 } },
});

within(`${mega} ${menu}`, { '@media': { [large]: { insetInlineEnd: 0 } } });

within(`${menu} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 44,
  paddingInline: vars.space.s3,
  borderRadius: vars.shape.control,
  color: 'inherit',
  textDecoration: 'none',
});
within(`${menu} a:hover`, {
  textDecoration: 'underline',
  '@media': {
    [large]: {
      background: vars.color.brandSoft,
      color: vars.color.link,
      textDecoration: 'none',
    },
  },
});

export const placeMenu = rule({
  ...panel,
  insetInlineEnd: 0,
  width: 'min(320px, calc(100vw - 32px))',
  selectors: {
    [`${centred} &`]: { '@media': { [large]: { insetInline: '0 auto' } } },
    [`${utility} &`]: { '@media': { [phone]: { insetInline: '0 auto' } } },
  },
});

within(`${placeMenu} > li`, { padding: vars.space.s2 });
within(`${placeMenu} > li + li`, { borderTop: `1px solid ${vars.color.line}` });
within(`${placeMenu} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 600,
});
within(`${placeMenu} li > span`, { color: vars.color.muted, fontSize: vars.size.s });

/** Room the laid-over header takes of the picture beneath. */
const overlaid = '164px';

export const overlay = rule({
  '@media': { [large]: { position: 'absolute', insetInline: 0 } },
});

within(`${overlay} > ${header}`, {
  '@media': {
    [large]: {
      borderBottom: 0,
      paddingBottom: vars.space.s6,
      background: `linear-gradient(${vars.header.ground}, color-mix(in srgb, ${vars.header.ground} 82%, transparent) 70%, transparent)`,
    },
  },
});
within(`${overlay} + main > section:first-child`, {
  '@media': { [large]: { paddingTop: overlaid } },
});
