import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const compareBox = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 32,
  fontSize: vars.size.s,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.muted, cursor: 'default' } },
});

export const bar = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.shape.card} ${vars.shape.card} 0 0`,
  background: vars.color.surface,
  boxShadow: vars.card.shadowHover,
});

export const count = rule({
  flex: '999 0 auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

// The main button fills a line of its own on the narrowest phones.
within(`${bar} > :last-child`, { flexGrow: 1 });
