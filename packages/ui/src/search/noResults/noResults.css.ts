import { rule } from '../../style/rule.ts';
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
});
