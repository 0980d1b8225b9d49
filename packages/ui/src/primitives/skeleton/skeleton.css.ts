import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

const breathe = keyframes({ to: { opacity: 0.45 } });

export const skeleton = rule({
  display: 'block',
  width: '100%',
  background: vars.color.line,
  animation: `${breathe} 1s ease-in-out infinite alternate`,
});

export const shape = rules({
  text: { height: '.8em', marginBlock: '.35em', borderRadius: 4 },
  heading: { height: '1em', fontSize: vars.size.h3, borderRadius: 4 },
  picture: { aspectRatio: vars.card.imageRatio },
  button: { height: 44, borderRadius: vars.shape.button },
});

export const width = rules({ full: {}, most: { width: '82%' }, half: { width: '50%' } });
