import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const range = rule({ display: 'grid', gap: vars.space.s5 });

export const filters = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

within(`${filters} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.button,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
});
within(`${filters} a:hover`, { borderColor: vars.color.link, color: vars.color.link });
within(`${filters} a[aria-current]`, {
  borderColor: vars.brand.ground,
  background: vars.brand.ground,
  color: vars.brand.on,
});

export const card = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
  transition: 'box-shadow .2s, border-color .2s',
  ':hover': { boxShadow: vars.card.shadowHover, borderColor: vars.card.lineHover },
});

export const media = rule({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  background: vars.color.sunken,
  color: vars.color.muted,
});

export const label = rule({
  position: 'absolute',
  top: vars.card.tagInset,
  insetInlineStart: vars.card.tagInset,
  display: 'flex',
});

export const body = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s2,
  padding: vars.space.s4,
});

export const name = rule({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.2,
  textTransform: vars.heading.case as 'none',
});

/** The link is as large as the card. */
export const link = rule({
  color: vars.color.text,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.link },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.shape.card,
    },
  },
});

export const words = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const foot = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  marginTop: 'auto',
  color: vars.color.link,
  fontSize: vars.size.s,
  fontWeight: 600,
});

within(`${foot} > span`, { marginInlineEnd: 'auto' });
