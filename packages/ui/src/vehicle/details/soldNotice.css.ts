import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const notice = rule({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  padding: vars.space.s5,
  borderRadius: vars.shape.card,
  background: vars.color.text,
  color: vars.color.surface,
});

export const noticeText = rule({ fontSize: vars.size.l, fontWeight: 600 });
