import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const state = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  width: 'fit-content',
  maxWidth: '100%',
  padding: `6px ${vars.space.s3} 6px 6px`,
  borderRadius: `min(${vars.shape.tag}, 18px)`,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const mark = rule({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: '2px solid currentColor',
  borderRadius: '50%',
});

export const change = rule({ display: 'inline-block' });

export const tone = rules({
  open: { background: vars.positive.soft, color: vars.positive.on },
  closed: { background: vars.color.sunken, color: vars.color.muted },
});

// Full when it is open, empty when it is closed.
within(`${tone.open} > ${mark}`, { background: 'currentColor' });
within(`${mark} > svg`, { width: 14, height: 14, strokeWidth: 3 });
within(`${tone.open} > ${mark} > svg`, { color: vars.positive.soft });
