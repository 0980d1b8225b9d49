import { rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const size = rules({
  xs: { fontSize: vars.size.xs },
  s: { fontSize: vars.size.s },
  m: { fontSize: vars.size.m },
  l: { fontSize: vars.size.l },
});

export const tone = rules({
  default: { color: 'inherit' },
  muted: { color: vars.color.muted },
  positive: { color: vars.positive.edge },
  critical: { color: vars.critical.edge },
});

export const weight = rules({ regular: { fontWeight: 400 }, strong: { fontWeight: 700 } });
