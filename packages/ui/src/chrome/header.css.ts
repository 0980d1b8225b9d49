import { media } from '../style/breakpoints.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

const phone = 'not all and (min-width: 992px)';

export const utility = rule({
  vars: { [vars.color.focus]: vars.utility.focus },
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

export const utilityEnd = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': { [phone]: { justifyContent: 'space-between', flex: 1 } },
});

export const utilityLink = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 44,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: 'inherit', textDecoration: 'underline' },
});

export const header = rule({
  vars: { [vars.color.focus]: vars.header.focus },
  position: 'relative',
  zIndex: 20,
  background: vars.header.ground,
  color: vars.header.text,
  borderBottom: `1px solid ${vars.header.line}`,
});

export const row = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  minHeight: 64,
  '@media': { [media.lg]: { minHeight: 76, flexWrap: 'nowrap' } },
});

export const brand = rule({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  minWidth: 0,
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  fontSize: vars.size.h2,
  textTransform: vars.heading.case as 'none',
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.1,
  ':hover': { color: 'inherit' },
});

within(`${brand} img`, { width: 'auto', height: 44, maxWidth: '52vw', objectFit: 'contain' });

export const menuButton = rule({ '@media': { [media.lg]: { display: 'none' } } });

within(`${menuButton} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 48,
  fontWeight: 600,
});

/** The menu stands beside its button, so that a large screen shows it without opening anything. */
export const nav = rule({
  '@media': {
    [phone]: {
      flexBasis: '100%',
      paddingBottom: vars.space.s4,
      selectors: { [`${menuButton}:not([open]) + &`]: { display: 'none' } },
    },
  },
});

export const entries = rule({
  display: 'grid',
  '@media': { [media.lg]: { display: 'flex', alignItems: 'stretch' } },
});

within(`${entries} > li`, {
  position: 'relative',
  '@media': { [phone]: { borderTop: `1px solid ${vars.header.line}` } },
});

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
    [media.lg]: {
      minHeight: 76,
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
  },
});

within(`details[open] > ${entry} > svg`, { transform: 'rotate(180deg)' });

export const menu = rule({
  paddingBottom: vars.space.s3,
  '@media': {
    [media.lg]: {
      position: 'absolute',
      top: '100%',
      insetInlineStart: 0,
      zIndex: 30,
      minWidth: 240,
      padding: vars.space.s2,
      background: vars.color.surface,
      color: vars.color.text,
      borderRadius: `0 0 ${vars.shape.control} ${vars.shape.control}`,
      boxShadow: '0 12px 32px rgb(0 0 0 / .18)',
    },
  },
});

within(`${menu} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space.s3,
  borderRadius: vars.shape.control,
  color: 'inherit',
  textDecoration: 'none',
});

within(`${menu} a:hover`, {
  textDecoration: 'underline',
  '@media': {
    [media.lg]: {
      background: vars.color.brandSoft,
      color: vars.color.link,
      textDecoration: 'none',
    },
  },
});

export const action = rule({
  '@media': {
    [phone]: {
      flexBasis: '100%',
      paddingBottom: vars.space.s4,
      selectors: { [`${menuButton}:not([open]) ~ &`]: { display: 'none' } },
    },
  },
});

export const places = rule({ position: 'relative' });

export const placeMenu = rule({
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  zIndex: 40,
  width: 'min(320px, calc(100vw - 32px))',
  padding: vars.space.s2,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: `0 0 ${vars.shape.control} ${vars.shape.control}`,
  boxShadow: '0 12px 32px rgb(0 0 0 / .18)',
  '@media': { [phone]: { insetInlineEnd: 'auto', insetInlineStart: 0 } },
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
within(`${placeMenu} span`, { color: vars.color.muted });
