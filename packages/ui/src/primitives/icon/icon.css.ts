import { rule, rules } from '../../style/rule.ts';

export const icon = rule({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const size = rules({
  s: { width: 16, height: 16 },
  m: { width: 20, height: 20 },
  l: { width: 28, height: 28 },
});
