import { leads } from '../page/pictureLead.css.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { phone } from './location.css.ts';

export const name = rule({ display: 'grid', gap: vars.space.s2, justifyItems: 'start' });

export const address = rule({ display: 'grid', fontSize: vars.size.l, fontStyle: 'normal' });

export const ways = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s5 });

within(`${leads.centred} ${name}`, { justifyItems: 'center' });
within(`${leads.centred} ${ways}`, { justifyContent: 'center' });

within(`${ways} > ${phone} + ${phone}`, { marginTop: 0 });

/** An address is longer than a number, and breaks where it must. */
export const email = rule({ overflowWrap: 'anywhere' });

// The rules of numbers may be read once more, with another page's.
within(`${phone}${email}`, { fontSize: vars.size.m, fontWeight: 600 });

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
