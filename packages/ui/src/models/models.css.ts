import { filterLink } from '../style/filterLink.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media as screens } from '../theme/breakpoints.ts';

export const range = rule({ display: 'grid', gap: vars.space.s5 });

// What stands in one line is told by the window, as among the filters of places.
export const filters = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 50% - 4px), 1fr))',
  gap: vars.space.s2,
  '@media': { [screens.lg]: { display: 'flex', flexWrap: 'wrap' } },
});

within(`${filters} a`, {
  ...filterLink,
  display: 'flex',
  justifyContent: 'center',
  // In columns a name is centred; a long one needs all the width that a small phone leaves.
  paddingInline: vars.space.s1,
  fontWeight: 600,
  '@media': { [screens.lg]: { paddingInline: vars.space.s3 } },
});
within(`${filters} a:hover`, { borderColor: vars.color.link, color: vars.color.link });
within(`${filters} a[aria-current]`, {
  borderColor: vars.color.focus,
  background: vars.brand.ground,
  color: vars.brand.on,
});

export const media = rule({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  background: vars.color.sunken,
  color: vars.color.muted,
});

// Where there is no picture, a kind of vehicle fills as much of the frame as one would.
within(`${media} > svg`, { width: '50%', height: 'auto' });

/** Words of a model. */
export const body = rule({});

/** Over the name: a range of several makes is told apart. */
export const make = rule({
  marginBottom: `calc(-1 * ${vars.space.s1})`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
});

export const words = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const foot = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  marginTop: 'auto',
  color: vars.color.link,
  fontSize: vars.size.s,
  fontWeight: 600,
});

within(`${foot} > span`, { marginInlineEnd: 'auto' });
