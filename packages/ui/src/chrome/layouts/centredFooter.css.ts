import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
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

within(`${centredFooter} > ${columns}`, { display: 'grid', gridTemplateColumns: 'none' });
within(`${centredFooter} > ${columns} ul, ${centredFooter} > ${legal}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.s6,
});
// One line of links says itself what it is; a screen reader may skip by its heading.
within(`${centredFooter} ${heading}`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
within(`${centredFooter} > ${columns} a`, {
  fontWeight: vars.button.weight,
  letterSpacing: vars.button.tracking,
  textTransform: vars.button.case as 'none',
});
within(`${centredFooter} > ${legal}`, { width: '100%' });
within(`${centredFooter} ${social}`, { marginInlineStart: 0 });
