import { main } from '../../page/page.css.ts';
import { within } from '../../style/rule.ts';
import { actions, photoCount } from '../../vehicle/card/vehicleCard.css.ts';
import { banner, ribbon } from '../../vehicle/tag/tag.css.ts';
import { even, grid } from '../results/resultGrid.css.ts';
import { bar, count, filters, finder, layout, results } from './searchLayout.css.ts';

// A listing on paper: its cars, three beside each other and none cut by the end of a sheet, black on
// white whatever the theme. What can only be pressed is left out.

function printed(selector: string, declarations: Parameters<typeof within>[1]): void {
  return within(selector, { '@media': { print: declarations } });
}

const hidden = [
  `:has(> ${main} ${layout}) > :not(${main})`,
  filters,
  finder,
  `${bar} > :not(${count})`,
  `${results} > :not(${bar}, :has(article))`,
  `${results} > :not(${bar}) > :not(:has(article))`,
  `${results} ${grid} > :not(:has(article))`,
  `${results} :is(${actions}, ${photoCount}, ${banner}, ${ribbon})`,
];
printed(hidden.join(', '), { display: 'none !important' as 'none' });

// Also where the backgrounds of a page are printed with it.
printed(`html:has(${layout}), body:has(${layout})`, { background: '#fff !important' });

// Small enough for two rows and more on a sheet, large enough to read.
printed(layout, { zoom: 0.8 });
printed(`${layout} *`, {
  borderColor: '#bbb !important',
  background: 'none !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});
printed(`${results} ${grid} > *`, { breakInside: 'avoid' });
printed(`:root:not([data-view=list]) ${results} ${even} > *`, { flex: '0 0 31% !important' });
