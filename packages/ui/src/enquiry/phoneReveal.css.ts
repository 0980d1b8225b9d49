import { rules, within } from '../style/rule.ts';

export const reveal = rules({ narrow: { display: 'inline-block' }, wide: { display: 'block' } });

for (const details of [reveal.narrow, reveal.wide]) {
  within(`${details}[open] > summary`, { display: 'none' });
}
