import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const alert = rule({
  display: 'flex',
  gap: vars.space.s3,
  padding: vars.space.s4,
  borderRadius: vars.shape.control,
  borderInlineStart: '4px solid',
});

export const tone = rules({
  neutral: { background: vars.color.sunken, borderColor: vars.color.control },
  positive: {
    background: vars.positive.soft,
    borderColor: vars.positive.edge,
    color: vars.positive.on,
  },
  caution: {
    background: vars.caution.soft,
    borderColor: vars.caution.edge,
    color: vars.caution.on,
  },
  critical: {
    background: vars.critical.soft,
    borderColor: vars.critical.edge,
    color: vars.critical.on,
  },
});

export const body = rule({ minWidth: 0, display: 'grid', gap: vars.space.s1 });

export const title = rule({ fontWeight: 700 });

export const list = rule({ display: 'grid', gap: vars.space.s1 });

within(`${list} a`, { color: 'inherit', fontWeight: 600 });
