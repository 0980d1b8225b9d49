import { rule } from '../../style/rule.ts';

export const glyph = rule({
  flex: 'none',
  width: 64,
  height: 32,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
