import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const calculator = rule({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.s5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
});

/** The answer of a calculator, set off from its questions. */
export const answer = rule({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.brandSoft,
});
within(`${answer} dl`, { gridTemplateColumns: 'none' });
// A figure a line: whether two fit one would be told by a typeface that comes late.
within(`${answer} [aria-live] li`, { flexBasis: '100%' });
