import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const skeletonCard = rule({
  overflow: 'hidden',
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
});

export const skeletonBody = rule({ display: 'grid', gap: vars.space.s3, padding: vars.space.s4 });
