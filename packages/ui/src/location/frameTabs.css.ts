import { cardSurface } from '../style/cardSurface.ts';
import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const frame = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.s3 });

/** As high as most booking forms need, so that one scrolls rarely within the page. */
export const inner = rule({
  ...cardSurface,
  display: 'block',
  width: '100%',
  height: 720,
  maxHeight: '90vh',
  border: 0,
  // Pages of others are made for a light ground.
  background: '#fff',
  colorScheme: 'light',
});
