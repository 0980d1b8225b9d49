import { leads } from '../page/pictureLead.css.ts';
import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

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

/** Its name and how long it runs. */
export const head = rule({ display: 'grid', gap: vars.space.s2, alignContent: 'start' });

/** Small print and the next step, at the foot of the card. */
export const terms = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s3,
});

export const foot = rule({ marginTop: 'auto', paddingTop: vars.space.s2 });

within(`${foot} > div`, { alignItems: 'stretch' });
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

within(`${disclaimer} summary`, { fontWeight: 600 });
