import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const grid = rule({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.card.columnMin}), 1fr))`,
  gap: `${vars.space.s5} ${vars.space.s4}`,
  transition: 'opacity .15s',
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
