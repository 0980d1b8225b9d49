import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const stars = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const size = rules({ s: { fontSize: vars.size.s }, m: {}, l: { fontSize: vars.size.l } });

within(`${stars} > svg`, { width: '6.25em', height: '1.25em' });

export const empty = rule({ fill: vars.color.line });

export const filled = rule({ fill: vars.color.accent });
