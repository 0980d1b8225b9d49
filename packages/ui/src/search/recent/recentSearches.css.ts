import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
});

export const list = rule({
  overflow: 'hidden',
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
});

within(`${list} > li + li`, { borderTop: `1px solid ${vars.color.line}` });

export const entry = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: 48,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.brandSoft, color: vars.color.link },
  ':focus-visible': { outlineOffset: -3 },
});

within(`${entry} > svg`, { color: vars.color.muted });
