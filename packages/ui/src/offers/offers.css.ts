import type { StyleRule } from '@vanilla-extract/css';
import { splitColumns } from '../page/splitLayout.css.ts';
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
within(`${foot} a`, { flexGrow: 1, textWrap: 'balance' });

export const disclaimer = rule({ color: vars.color.muted, fontSize: vars.size.xs });

export const detail = rule({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'start',
});

// The columns of `SplitLayout`, which stands under it with the form.
export const besidePicture = rule({
  '@media': { [screens.lg]: { gridTemplateColumns: splitColumns } },
});

export const picture = rule({
  overflow: 'hidden',
  borderRadius: vars.shape.card,
  background: vars.color.sunken,
});

export const words = rule({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

// On a phone and beside a picture they fill their column.
within(`${actions} > a`, { flexGrow: 1, '@media': { [screens.md]: { flexGrow: 0 } } });
within(`${besidePicture} ${actions} > a`, { '@media': { [screens.lg]: { flexGrow: 1 } } });

const list = `ul:has(> li > ${card})`;
const tablet = `(${breakpoints.md}px <= width < ${breakpoints.xl}px)`;

within(list, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [screens.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screens.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
within(`${list}:has(> :nth-child(2):last-child)`, {
  '@media': { [screens.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// An offer that is alone in its row lies down: beside its picture.
for (const [item, window] of [
  ['li:nth-child(odd):last-child', tablet],
  ['li:nth-child(3n + 1):last-child', screens.xl],
] as const) {
  const lie = (part: string, declarations: StyleRule) =>
    within(`${item}${part}`, { '@media': { [window]: declarations } });
  lie(`:has(> ${card})`, { gridColumn: '1 / -1' });
  lie(` > ${card}`, { flexDirection: 'row' });
  lie(` > ${card} > ${media}`, { flex: '0 0 50%', minHeight: '100%' });
  lie(` ${foot} a`, { flexGrow: 0 });
}

within(`${disclaimer} summary`, { fontWeight: 600 });
