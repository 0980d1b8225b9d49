import { media } from '../style/breakpoints.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const footer = rule({
  vars: { [vars.color.focus]: vars.footer.focus },
  marginTop: 'auto',
  background: vars.footer.ground,
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

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 144px), 1fr))',
  gap: `${vars.space.s6} ${vars.space.s5}`,
  paddingTop: vars.space.s7,
  // In line with the places beneath.
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
  },
});

export const heading = rule({
  marginBottom: vars.space.s2,
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  textTransform: vars.heading.case as 'none',
  letterSpacing: vars.heading.tracking,
  fontSize: vars.size.h4,
  lineHeight: 1.25,
});

export const places = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: vars.space.s5,
  paddingTop: vars.space.s7,
  color: vars.footer.muted,
});

within(`${places} a`, { color: vars.footer.text });

export const placeName = rule({ color: vars.footer.text, fontWeight: 700 });

export const legal = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  marginTop: vars.space.s6,
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.footer.line}`,
  color: vars.footer.muted,
});

export const social = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  color: vars.footer.text,
  '@media': { [media.md]: { marginInlineStart: 'auto' } },
});
