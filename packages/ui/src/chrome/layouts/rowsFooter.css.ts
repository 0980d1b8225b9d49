import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { about, columns, heading, name, phone, places } from './footer.css.ts';

const medium = media.md;

/** A band with name and phone, rows of links, and places under a rule each. */
export const rowsFooter = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  paddingTop: 0,
});

within(`${rowsFooter} > ${about}`, {
  vars: { [vars.color.focus]: vars.utility.focus },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  paddingBlock: vars.space.s4,
  background: vars.utility.ground,
  // To both edges of the window, without a box that could be scrolled to.
  borderImage: `linear-gradient(${vars.utility.ground}, ${vars.utility.ground}) fill 0 / / 0 100vmax`,
  color: vars.utility.text,
});
within(`${rowsFooter} > ${about} :is(${name}, ${phone})`, { color: 'inherit' });
// The words break before the phone does.
within(`${rowsFooter} > ${about} > p`, {
  textWrap: 'balance',
  '@media': { [medium]: { flex: '1 1 0' } },
});
within(`${rowsFooter} > ${about} > ${phone}`, {
  fontSize: vars.size.h4,
  '@media': { [medium]: { marginInlineStart: 'auto' } },
});

within(`${rowsFooter} > ${columns}`, { display: 'grid', gridTemplateColumns: 'none', gap: 0 });
within(`${rowsFooter} > ${columns} > div`, {
  display: 'grid',
  alignItems: 'baseline',
  columnGap: vars.space.s5,
  '@media': { [medium]: { gridTemplateColumns: '176px minmax(0, 1fr)' } },
});
within(`${rowsFooter} > ${columns} > div + div`, {
  marginTop: vars.space.s2,
  borderTop: `1px solid ${vars.footer.line}`,
  paddingTop: vars.space.s2,
});
within(`${rowsFooter} > ${columns} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
});
within(`${rowsFooter} ${heading}`, { marginBottom: 0 });

within(`${rowsFooter} > ${places}`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(208px, 1fr))' } },
});
within(`${rowsFooter} > ${places} > li`, {
  borderTop: `3px solid ${vars.footer.line}`,
  paddingTop: vars.space.s3,
});
