import { main } from '../page/page.css.ts';
import { within } from '../style/rule.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { looks } from './compareLooks.css.ts';
import { compare, remove, save, scroller, slot, table } from './compareTable.css.ts';

// A comparison on paper, to be laid on a table and talked about: black on white whatever the theme, as
// wide as the sheet, what can only be pressed left out.

function printed(selector: string, declarations: Parameters<typeof within>[1]): void {
  return within(selector, { '@media': { print: declarations } });
}

const hidden = [
  `:has(> ${main} ${compare}) > :not(${main})`,
  `${main}:has(${compare}) > :not(:has(${compare}))`,
  `:has(> ${compare}) > nav`,
  `${compare} > :not(${scroller})`,
  `${table} > tfoot`,
  remove,
  save,
  slot,
];
printed(hidden.join(', '), { display: 'none !important' as 'none' });

printed(`html:has(${compare}), body:has(${compare})`, { background: '#fff !important' });
printed(scroller, { overflow: 'visible', border: 0 });
printed(`${scroller} *`, {
  borderColor: '#bbb !important',
  background: 'none !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});
printed(`${table} :is(th, td)`, { width: 'auto !important', paddingBlock: 4 });
// Names that stand over their values have no column on paper either.
const names = `${table} tr > :first-child:not([colspan])`;
printed(`${looks.centred} ${names}`, { width: '0 !important' });
within(names, {
  '@media': { [`print and (max-width: ${breakpoints.md - 0.02}px)`]: { width: '0 !important' } },
});
printed(`${table} tr`, { breakInside: 'avoid' });
