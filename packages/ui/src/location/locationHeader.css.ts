import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { phone } from './location.css.ts';

export const header = rule({ display: 'grid', gap: vars.space.s5, alignItems: 'center' });

export const pictured = rule({
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.s7,
    },
  },
});

export const words = rule({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const name = rule({ display: 'grid', gap: vars.space.s2, justifyItems: 'start' });

export const address = rule({ display: 'grid', fontSize: vars.size.l, fontStyle: 'normal' });

export const ways = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s5 });

within(`${ways} > ${phone} + ${phone}`, { marginTop: 0 });

/** An address is longer than a number, and breaks where it must. */
export const email = rule({ overflowWrap: 'anywhere' });

// The rules of numbers may be read once more, with another page's.
within(`${phone}${email}`, { fontSize: vars.size.m, fontWeight: 600 });

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });

export const picture = rule({
  ...cardSurface,
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  background: vars.color.sunken,
});

export const services = rule({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

within(`${services} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: vars.space.s2,
});

within(`${services} svg`, { color: vars.positive.edge, transform: 'translateY(2px)' });
