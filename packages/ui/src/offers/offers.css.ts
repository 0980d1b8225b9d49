import type { StyleRule } from '@vanilla-extract/css';
import { leads } from '../page/pictureLead.css.ts';
import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { breakpoints, media as screens } from '../theme/breakpoints.ts';

export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  ...cardSurface,
});

export const media = rule({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.brandSoft,
  color: vars.color.link,
});

export const body = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s3,
  padding: vars.space.s5,
});

export const foot = rule({ marginTop: 'auto', paddingTop: vars.space.s2 });

// A row of buttons is filled, whether they stand in it together or one by one.
within(`${foot} a`, { flexGrow: 1, paddingInline: vars.space.s3, textWrap: 'balance' });

/** The last day, as a ticket has it. */
export const ends = rule({
  justifySelf: 'start',
  alignSelf: 'flex-start',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});

within(`${leads.centred} ${ends}`, { justifySelf: 'center' });

export const disclaimer = rule({ color: vars.color.muted, fontSize: vars.size.xs });

const list = `ul:has(> li > ${card})`;
const tablet = `(${breakpoints.md}px <= width < ${breakpoints.xl}px)`;

within(list, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [screens.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Three in a row, of two shares each.
    [screens.xl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
within(`${list} > li`, { '@media': { [screens.xl]: { gridColumn: 'span 2' } } });
// Under the first, two that are left over share their row; four are two such rows.
for (const pair of [
  'li:nth-child(3n + 2):nth-last-child(2)',
  'li:nth-child(3n + 3):last-child',
  'li:first-child:nth-last-child(2)',
  'li:nth-child(2):last-child',
]) {
  within(`${list} > ${pair}`, { '@media': { [screens.xl]: { gridColumn: 'span 3' } } });
}
within(`${list}:has(> :nth-child(3n + 5):last-child) > li:nth-last-child(-n + 4)`, {
  '@media': { [screens.xl]: { gridColumn: 'span 3' } },
});

// The first leads, unless there are two: over the whole width, and on a desk beside its picture.
const lead = `${list} > li:first-child:not(:nth-last-child(2))`;

/** On a tablet a picture across both columns is lower, or it would push the words off the screen. */
function wide(item: string, window: string): void {
  within(item, { '@media': { [window]: { gridColumn: '1 / -1' } } });
  within(`${item} > ${card} > ${media}`, { '@media': { [window]: { aspectRatio: '2 / 1' } } });
}

wide(lead, screens.md);
// So does one that would be alone in a tablet's row.
wide(`${list} > li:nth-child(even):last-child:not(:nth-child(2))`, tablet);

function beside(part: string, declarations: StyleRule): void {
  within(`${lead} > ${card}${part}`, { '@media': { [screens.xl]: declarations } });
}

beside('', { flexDirection: 'row' });
beside(` > ${media}`, {
  position: 'relative',
  flex: '0 0 58%',
  minHeight: 400,
  aspectRatio: 'auto',
});
// As tall as the words, however tall the picture is by itself.
beside(` > ${media} img`, { position: 'absolute', inset: 0 });
beside(` > ${body}`, { justifyContent: 'center', gap: vars.space.s4, padding: vars.space.s6 });
beside(' :is(h2, h3)', { fontSize: vars.size.h2 });
beside(` ${foot}`, { marginTop: 0 });
beside(` ${foot} a`, { flexGrow: 0 });

within(`${disclaimer} summary`, { fontWeight: 600 });
