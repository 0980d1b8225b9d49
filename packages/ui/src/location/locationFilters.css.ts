import { filterLink } from '../style/filterLink.ts';
import { rule } from '../style/rule.ts';
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
