import { filterLink } from '../style/filterLink.ts';
import { fourInARow } from '../style/fourInARow.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media as screens, upright } from '../theme/breakpoints.ts';
import { card } from '../vehicle/card/cardFrame.css.ts';

export const range = rule({ display: 'grid', gap: vars.space.s5 });

within(`${range} > ul`, {
  '@media': { [upright]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
fourInARow(`${range} > ul`, screens.lg);

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

// One that is alone lies down, in a row of two or on the whole page.
for (const [alone, window] of [
  ['li:nth-child(odd):last-child', upright],
  ['li:only-child', screens.lg],
] as const) {
  const one = `${range} > ul > ${alone}`;
  within(one, { '@media': { [window]: { gridColumn: '1 / -1' } } });
  within(`${one} > ${card}`, {
    '@media': { [window]: { flexDirection: 'row', columnGap: vars.space.s4 } },
  });
  within(`${one} > ${card} > ${media}`, {
    '@media': { [window]: { flex: `0 0 calc(50% - ${vars.space.s4} / 2)` } },
  });
}

// Where there is no picture, a kind of vehicle fills as much of the frame as one would.
within(`${media} > svg`, { width: '50%', height: 'auto' });

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
