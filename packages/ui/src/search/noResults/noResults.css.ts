import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const box = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s4,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s4,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.shape.card,
  textAlign: 'center',
  textWrap: 'balance',
});

export const ways = rule({ display: 'grid', gap: vars.space.s2, width: 'min(100%, 440px)' });

export const way = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 52,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.link, color: vars.color.link },
});

within(`${way} > span`, { color: vars.color.muted });
