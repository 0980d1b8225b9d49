import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const badge = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  paddingInline: vars.space.s2,
  paddingBlock: 2,
  borderRadius: vars.shape.tag,
  fontSize: vars.size.xs,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const tone = rules({
  neutral: { background: vars.color.sunken, color: vars.color.text },
  brand: { background: vars.color.brandSoft, color: vars.color.text },
  accent: { background: vars.color.accent, color: vars.color.onAccent },
  positive: { background: vars.positive.soft, color: vars.positive.on },
  caution: { background: vars.caution.soft, color: vars.caution.on },
  critical: { background: vars.critical.soft, color: vars.critical.on },
});
