import { main } from '../page/page.css.ts';
import { within } from '../style/rule.ts';
import { compare, remove, scroller, table } from './compareTable.css.ts';

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
];
printed(hidden.join(', '), { display: 'none !important' as 'none' });

printed(`html:has(${compare}), body:has(${compare})`, { background: '#fff !important' });
printed(scroller, { overflow: 'visible', border: 0 });
printed(`${scroller} *`, {
  borderColor: '#bbb !important',
  background: 'none !important',
  color: '#000 !important',
});
printed(`${table} :is(th, td)`, { width: 'auto !important', paddingBlock: 4 });
printed(`${table} tr`, { breakInside: 'avoid' });
