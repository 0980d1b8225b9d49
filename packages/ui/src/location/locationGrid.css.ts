import type { StyleRule } from '@vanilla-extract/css';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, upright } from '../theme/breakpoints.ts';
import { card, hours, picture } from './location.css.ts';

/** Divides by every number of columns, and by what a last row holds. */
const TRACKS = 12;

export const grid = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': { [media.md]: { gridTemplateColumns: `repeat(${TRACKS}, minmax(0, 1fr))` } },
});

export const columns = rules({ 1: { maxWidth: 560 }, 2: {}, 3: {}, 4: {} });

function share(items: string, columnsWide: number, window: string): void {
  within(items, { '@media': { [window]: { gridColumn: `span ${TRACKS / columnsWide}` } } });
}

/** A place that is alone in its row lies down: beside its picture, or beside its hours. */
function alone(item: string, window: string): void {
  share(item, 1, window);
  const lie = (part: string, declarations: StyleRule) =>
    within(`${item} > ${card}${part}`, { '@media': { [window]: declarations } });
  lie('', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `0 ${vars.space.s6}`,
  });
  lie(' > :not(:last-child)', { marginBlockEnd: vars.space.s3 });
  // Its rows stay as close as in the other cards.
  lie(` > ${hours}`, { gridArea: '1 / 2 / span 9', alignSelf: 'start' });
  lie(`:has(> ${picture}) > *`, { gridArea: 'auto / 2' });
  lie(` > ${picture}`, {
    gridArea: '1 / 1 / span 9',
    marginBlockEnd: `calc(-1 * ${vars.space.s5})`,
    marginInlineEnd: 0,
    aspectRatio: 'auto',
  });
}

const { 1: one, 2: two, 3: three, 4: four } = columns;

share(`${one} > li`, 1, media.md);
share(`:is(${two}, ${three}, ${four}) > li`, 2, upright);
alone(`:is(${three}, ${four}) > :nth-child(odd):last-child`, upright);
// The only one lies down where it has a picture to lie beside.
within(`${one}:has(> li > ${card} > ${picture})`, {
  '@media': { [media.md]: { maxWidth: 960 } },
});
alone(`${one} > :has(> ${card} > ${picture})`, media.md);
share(`${two} > li`, 2, media.lg);
share(`${three} > li`, 3, media.lg);
share(`${four} > li`, 4, media.lg);
for (const left of [2, 3]) {
  const first = `${four} > :nth-child(4n + 1):nth-last-child(${left})`;
  share(`${first}, ${first} ~ li`, left, media.lg);
}
const last = `${four} > :nth-child(4n + 1):last-child`;
alone(last, media.lg);

// Without a picture it has room for a third column: its licences, and where to go on.
const plain = `${last} > ${card}:not(:has(> ${picture}))`;
function wide(selector: string, declarations: StyleRule): void {
  within(selector, { '@media': { [media.lg]: declarations } });
}
wide(plain, { gridAutoFlow: 'dense', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
wide(`${plain} > :not(${hours})`, { gridColumn: 1 });
wide(`${plain} > ${hours} ~ *`, { gridColumn: 3 });

// Four stand close, and need their room for words.
wide(`${four} > li:not(:last-child:nth-child(4n + 1)) > ${card}:not(:has(> ${picture}))`, {
  paddingInline: vars.space.s4,
});
