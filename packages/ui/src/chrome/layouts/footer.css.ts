import { headingFont } from '../../style/headingFont.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { breakpoints, media } from '../../theme/breakpoints.ts';

export const footer = rule({
  vars: { [vars.color.focus]: vars.footer.focus },
  marginTop: 'auto',
  background: vars.footer.ground,
  // What a bar at the window's edge keeps free beneath it has its ground, too.
  boxShadow: `0 80px ${vars.footer.ground}`,
  color: vars.footer.text,
  fontSize: vars.size.s,
});

within(`${footer} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.lg]: { minHeight: 32 } },
});
within(`${footer} a:hover`, { textDecoration: 'underline' });

export const parts = rule({ paddingTop: vars.space.s7 });

/** Beside each other where there is room: who we are, ways in, places. */
export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  // A link is taller than its words, which stand level with the headings beside them.
  alignItems: 'baseline',
  gap: `${vars.space.s6} ${vars.space.s7}`,
});

export const about = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s1,
  color: vars.footer.muted,
  selectors: { [`${bar} > &`]: { flex: '1 1 240px', maxWidth: 340 } },
});

export const name = rule({
  ...headingFont,
  fontSize: vars.size.h3,
  lineHeight: 1.15,
});

export const phone = rule({ gap: vars.space.s2, fontSize: vars.size.l, fontWeight: 700 });

within(`${about} :is(${name}, ${phone})`, { color: vars.footer.text });

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 144px), 1fr))',
  gap: `${vars.space.s5} ${vars.space.s6}`,
  selectors: {
    [`${bar} > &`]: {
      flex: '1 0 100%',
      '@media': {
        [media.md]: {
          display: 'flex',
          flexWrap: 'wrap',
          // Over the second of two places.
          flex: `0 0 calc(50% - ${vars.space.s5} / 2)`,
          marginInlineStart: 'auto',
          columnGap: vars.space.s7,
        },
        [media.lg]: { flex: '1 1 auto' },
      },
    },
  },
});

// Three groups and more have a tablet's line of their own: none stands beneath another.
within(`${bar} > ${columns}:has(> :nth-child(3))`, {
  '@media': {
    [`${media.md} and (width < ${breakpoints.lg}px)`]: {
      flexBasis: '100%',
      flexWrap: 'nowrap',
      justifyContent: 'space-between',
      columnGap: vars.space.s5,
    },
  },
});

// The links of one group alone stand in two columns on a phone.
within(`${columns} > :only-child`, { gridColumn: '1 / -1' });
within(`${bar} > ${columns} > :only-child > ul`, {
  columnCount: 2,
  '@media': { [media.md]: { columnCount: 'auto' } },
});

export const heading = rule({
  marginBottom: vars.space.s1,
  ...headingFont,
  fontSize: vars.size.h4,
  lineHeight: 1.25,
});

export const places = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 208px), 1fr))',
  gap: vars.space.s5,
  color: vars.footer.muted,
  selectors: { [`${bar} > &`]: { flex: '4 1 440px' } },
});

within(`${places} a`, { color: vars.footer.text });
within(`${places} address > span`, { display: 'block' });
// A licence's number is not parted at the end of a line.
within(`${places} p`, { textWrap: 'balance' });

export const placeName = rule({ color: vars.footer.text, fontWeight: 700 });

export const legal = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.footer.line}`,
  color: vars.footer.muted,
  selectors: { [`${bar} > &`]: { flex: '1 0 100%' } },
});

export const social = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  color: vars.footer.text,
  '@media': { [media.md]: { marginInlineStart: 'auto' } },
});
