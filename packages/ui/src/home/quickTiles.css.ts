import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const grid = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(50% - 8px, 132px), 1fr))',
  gap: vars.space.s3,
});

export const tile = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  minHeight: 76,
  height: '100%',
  padding: vars.space.s3,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
  color: vars.color.text,
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'box-shadow .2s, border-color .2s',
  ':hover': {
    boxShadow: vars.card.shadowHover,
    borderColor: vars.color.link,
    color: vars.color.link,
  },
});

within(`${tile} svg`, { color: vars.color.link });

export const count = rule({ color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 });
