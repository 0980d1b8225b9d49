import { filterLink } from '../style/filterLink.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

// What stands in one line is told by the window, not by the width of words: in a typeface that comes
// late they would take another line, and move the page.

export const bar = rule({
  display: 'grid',
  gap: `${vars.space.s3} ${vars.space.s4}`,
  '@media': {
    [media.xl]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      justifyContent: 'space-between',
    },
  },
});

export const filters = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space.s2,
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap' } },
});

export const filter = rule({
  ...filterLink,
  display: 'flex',
  justifyContent: 'center',
  fontSize: vars.size.s,
  ':hover': { borderColor: vars.color.link, color: vars.color.link },
});

export const on = rule({
  borderColor: vars.color.link,
  background: vars.brand.ground,
  color: vars.brand.on,
  fontWeight: 600,
  ':hover': { borderColor: vars.color.link, color: vars.brand.on },
});

/** Boxes, or a quiet line of words where few places need little choosing. */
export const looks = rules({ band: {}, strip: {}, centred: {} });

const quiet = `:is(${looks.strip}, ${looks.centred})`;
within(`${quiet} > ${filters}`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  rowGap: 0,
});
within(looks.centred, { justifyContent: 'center', justifyItems: 'center' });
within(`${looks.centred} > :is(${filters}, form)`, {
  justifyContent: 'center',
  justifyItems: 'center',
});
within(`${quiet} ${filter}`, {
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
});
within(`${quiet} ${on}`, {
  color: vars.color.text,
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '.5em',
});
