import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = rule({
  display: 'inline-block',
  width: '1.1em',
  height: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
});

export const size = rules({
  s: {},
  m: { fontSize: vars.size.h3 },
  l: { fontSize: vars.size.display, borderWidth: 3 },
});
