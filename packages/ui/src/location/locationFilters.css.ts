import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.space.s3} ${vars.space.s4}`,
});

export const filters = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

export const filter = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.button,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.link, color: vars.color.link },
});

export const on = rule({
  borderColor: vars.color.link,
  background: vars.brand.ground,
  color: vars.brand.on,
  fontWeight: 600,
  ':hover': { borderColor: vars.color.link, color: vars.brand.on },
});
