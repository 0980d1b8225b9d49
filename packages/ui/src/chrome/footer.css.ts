import { media } from '../style/breakpoints.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const footer = rule({
  vars: { [vars.color.focus]: vars.footer.focus },
  marginTop: 'auto',
  paddingBlock: `${vars.space.s7} ${vars.space.s5}`,
  background: vars.footer.ground,
  color: vars.footer.text,
  fontSize: vars.size.s,
});

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: `${vars.space.s6} ${vars.space.s5}`,
});

export const column = rule({ display: 'grid', gap: vars.space.s2, alignContent: 'start' });

within(`${footer} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.footer.text,
  textDecoration: 'none',
  '@media': { [media.lg]: { minHeight: 32 } },
});
within(`${footer} a:hover`, { textDecoration: 'underline' });

export const heading = rule({
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  textTransform: vars.heading.case as 'none',
  letterSpacing: vars.heading.tracking,
  fontSize: vars.size.h4,
});

export const muted = rule({ color: vars.footer.muted });

export const legal = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  marginTop: vars.space.s6,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.footer.line}`,
  color: vars.footer.muted,
});
