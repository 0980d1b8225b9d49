import { splitColumns } from '../page/splitLayout.css.ts';
import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media as screens } from '../theme/breakpoints.ts';

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
within(`${foot} a`, { flexGrow: 1 });

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

// Few offers share the whole row.
within(`ul:has(> li > ${card})`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
});

// An offer that is alone lies down: beside its picture.
const alone = 'li:only-child';
within(`${alone}:has(> ${card})`, { gridColumn: '1 / -1' });
within(`${alone} > ${card}`, { '@media': { [screens.md]: { flexDirection: 'row' } } });
within(`${alone} > ${card} > ${media}`, {
  '@media': { [screens.md]: { flex: '0 0 50%', minHeight: '100%' } },
});
within(`${alone} ${foot} a`, { '@media': { [screens.md]: { flexGrow: 0 } } });

within(`${disclaimer} summary`, { fontWeight: 600 });
