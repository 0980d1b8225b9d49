import { fold, folded } from '../../primitives/disclosure/foldedText.css.ts';
import { container } from '../../primitives/layout/layout.css.ts';
import { within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import * as steps from '../../vehicle/actions/vehicleActions.css.ts';
import { section } from '../../vehicle/details/details.css.ts';
import { points } from '../../vehicle/details/sellingPoints.css.ts';
import { actions } from '../../vehicle/details/vehicleHeader.css.ts';
import * as gallery from '../../vehicle/gallery/gallery.css.ts';
import { banner, ribbon } from '../../vehicle/tag/tag.css.ts';
import { main } from '../page.css.ts';
import { actionBar, area, detail, offPaper, source, wrap } from './detail.css.ts';

// A vehicle on one sheet that a buyer takes along: black on white whatever the theme, what can only
// be pressed left out. Content that would need a second sheet ends with the first.

const SCALE = 0.68;
/** Fits A4 within the margins that browsers give, and the room below a page; millimetres. */
const SHEET = 257;

function printed(selector: string, declarations: Parameters<typeof within>[1]): void {
  return within(selector, { '@media': { print: declarations } });
}

const hasVehicle = `:has(> ${main} ${detail})`;

const hidden = [
  `${hasVehicle} > :not(${main})`,
  `${main}:has(${detail}) > :not(:has(${detail}), ${detail})`,
  `:has(> ${detail}) > :not(${detail})`,
  `${detail} ~ *`,
  actionBar,
  offPaper,
  `${area.price} :is(a, ${steps.actions})`,
  `${actions}, ${actions} ~ *`,
  `${gallery.thumbs}, ${gallery.arrow}, ${gallery.counter}, ${gallery.strip} > li ~ li`,
  // Without their grounds they would be lost on the photo; the price and the facts say the same.
  `${area.gallery} :is(${banner}, ${ribbon})`,
  `${detail} summary`,
  `${detail} [popover]`,
  // A begun text or a kind without its features would only end in the middle.
  `:is(${area.facts}, ${area.specifications}) :is(h3, ${section}:has(> ${fold}))`,
  // No way on within the site is one on paper, nor is a number that must be asked for.
  `${area.aside} :is(h2, table, article > p:has(> span), [href^="/"])`,
  `${section}:has(> ${points})`,
];
printed(hidden.join(', '), { display: 'none !important' as 'none' });

printed(`html:has(${detail}), body:has(${detail})`, { background: '#fff !important' });
printed(`${detail} *`, {
  borderColor: '#bbb !important',
  background: 'none !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});

printed(`${main} > ${container}:has(${detail})`, { maxWidth: 'none', padding: 0 });
// Stronger than what a layout says of its parts.
printed(`html ${detail}`, {
  display: 'grid',
  zoom: SCALE,
  height: `${SHEET / SCALE}mm`,
  overflow: 'hidden',
  gap: vars.space.s4,
  gridTemplateColumns: '11fr 10fr',
  // No more than the facts need: a sheet of few words is empty at its end, not in its middle.
  gridTemplateRows: 'auto auto minmax(0, max-content) auto auto',
  alignContent: 'start',
  gridTemplateAreas:
    '"gallery summary" "gallery price" "facts facts" "specifications specifications" "aside aside"',
});
for (const [name, part] of Object.entries(area)) {
  printed(`html ${detail} ${part}`, { gridArea: name, margin: 0, padding: 0 });
}
printed(`html ${detail} :is(${wrap}, ${container})`, { display: 'contents' });
printed(`html ${detail} ${gallery.strip}`, { display: 'block' });
printed(`html ${detail} ${gallery.stage}`, { marginInline: 0, borderRadius: 0 });
printed(`html ${detail} ${area.facts}`, {
  overflow: 'hidden',
  gap: vars.space.s4,
  height: '100%',
});
printed(`html ${detail} :is(${area.facts}, ${area.specifications}) :is(ul, dl)`, {
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `2px ${vars.space.s4}`,
});
printed(`${area.aside} > *`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s5,
});
printed(`${area.aside} article, ${area.aside} dl > div`, { padding: '2px 0', border: 0 });
printed(`${area.aside} > ${source}`, { display: 'block', fontWeight: 600 });
printed(section, { gap: vars.space.s2 });
// What is folded on the screen is printed, but for a text, whose beginning stands there.
printed(`${section} > ${folded}::details-content`, {
  contentVisibility: 'visible',
  height: 'auto',
});
