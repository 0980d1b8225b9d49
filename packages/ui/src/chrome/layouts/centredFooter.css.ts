import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { about, columns, heading, legal, name, places, social } from './footer.css.ts';

/** The end of a programme: name, places and links about the middle, with air between. */
export const centredFooter = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.s7,
  textAlign: 'center',
});

within(`${centredFooter} > ${about}`, { justifyItems: 'center', gap: vars.space.s2 });
within(`${centredFooter} ${name}`, { fontSize: vars.size.h1 });

within(`${centredFooter} > ${places}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.s6} 0`,
  width: '100%',
});
within(`${centredFooter} > ${places} > li`, {
  flex: '0 1 300px',
  paddingInline: vars.space.s4,
});

// Two groups to a row of a phone; what is left over stands in the middle.
within(`${centredFooter} > ${columns}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.s5} 0`,
  width: '100%',
});
within(`${centredFooter} > ${columns} > div`, {
  flex: '0 1 50%',
  minWidth: 136,
  paddingInline: vars.space.s1,
  '@media': { [media.md]: { flex: '1 1 152px', maxWidth: 264 } },
});
within(`${centredFooter} ${heading}`, {
  marginBottom: vars.space.s2,
  fontSize: vars.size.l,
});
within(`${centredFooter} > ${columns} a`, { justifyContent: 'center' });

const alone = `${centredFooter} > ${columns} > :only-child`;
// One line of links says itself what it is; a screen reader may skip by its heading.
within(`${alone} > ${heading}`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
within(alone, { flexBasis: '100%', maxWidth: 'none' });
within(`${alone} > ul, ${centredFooter} > ${legal}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.s6,
});
within(`${centredFooter} > ${legal}`, { width: '100%' });
within(`${centredFooter} ${social}`, { marginInlineStart: 0 });
