import { headingFont } from '../../style/headingFont.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen as phone } from '../../theme/breakpoints.ts';
import { menuEntry } from '../menuEntry/menuEntry.css.ts';

export const root = rule({
  vars: { [vars.color.focus]: vars.header.focus },
  position: 'relative',
  minWidth: 0,
  background: vars.header.ground,
  color: vars.header.text,
  '@media': { [phone]: { paddingInline: vars.space.s4 } },
});

// Radix positions a box of its own round the list; a panel is to be as wide as the menu.
within(`${root} > div`, { position: 'static !important' as 'static' });

export const entries = rule({
  display: 'grid',
  '@media': { [media.lg]: { display: 'flex', alignItems: 'stretch', flexWrap: 'wrap' } },
});

within(`${entries} > li`, {
  '@media': { [phone]: { borderTop: `1px solid ${vars.header.line}` } },
});

/** An entry whose panel is a short list stands under its own word. */
export const narrow = rule({ position: 'relative' });

const own = rule({
  width: '100%',
  // An open panel would cover the lower edge of the mark.
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [media.lg]: { minHeight: 76 } },
});

export const entry = `${menuEntry} ${own}`;

within(`${own} > svg`, { transition: 'transform .2s' });
within(`${own}[data-state="open"] > svg`, { transform: 'rotate(180deg)' });

export const panel = rule({
  paddingBottom: vars.space.s3,
  '@media': {
    [media.lg]: {
      vars: { [vars.color.focus]: vars.color.link },
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      zIndex: 30,
      maxHeight: 'calc(100vh - 100%)',
      overflowY: 'auto',
      padding: vars.space.s5,
      background: vars.color.surface,
      color: vars.color.text,
      boxShadow: '0 16px 32px rgb(0 0 0 / .18)',
      selectors: {
        [`${narrow} &`]: {
          insetInlineEnd: 'auto',
          minWidth: 240,
          padding: vars.space.s2,
          borderRadius: `0 0 ${vars.shape.control} ${vars.shape.control}`,
        },
      },
    },
  },
});

export const columns = rule({
  display: 'grid',
  gap: vars.space.s3,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      gap: vars.space.s5,
      maxWidth: vars.layout.contentMax,
      marginInline: 'auto',
    },
  },
});

export const group = rule({ minWidth: 0 });

export const groupLabel = rule({
  paddingInline: vars.space.s3,
  paddingBlock: vars.space.s2,
  ...headingFont,
  '@media': { [phone]: { paddingInline: 0 } },
});

export const link = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s2,
  minHeight: 44,
  paddingInline: vars.space.s3,
  borderRadius: vars.shape.control,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', color: 'inherit' },
  '@media': {
    [media.lg]: {
      ':hover': {
        background: vars.color.brandSoft,
        color: vars.color.link,
        textDecoration: 'none',
      },
    },
  },
});

export const note = rule({
  color: vars.header.muted,
  fontSize: vars.size.s,
  '@media': { [media.lg]: { color: vars.color.muted } },
});

export const aside = rule({ minWidth: 0, paddingBlock: vars.space.s2 });
