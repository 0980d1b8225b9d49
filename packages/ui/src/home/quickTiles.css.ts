import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { breakpoints, media } from '../theme/breakpoints.ts';

/** Tiles share every row among them: two on a phone, all on one of a desk. */
export const grid = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });

function share(columns: number) {
  return `calc(${100 / columns}% - ${vars.space.s3})`;
}

within(`${grid} > li`, {
  flex: `1 0 ${share(2)}`,
  minWidth: 0,
  '@media': {
    [media.md]: { flexBasis: share(4) },
    // As wide as its longest word at least, which a box with room for the longest would break.
    [media.lg]: { flex: '1 1 auto', maxWidth: '100%' },
  },
});

// Five or six tiles make two even rows of a tablet.
const fiveOrSix = `${grid} > :first-child:is(:nth-last-child(5), :nth-last-child(6))`;
within(`${fiveOrSix}, ${fiveOrSix} ~ li`, {
  '@media': { [`${media.md} and (width < ${breakpoints.lg}px)`]: { flexBasis: share(3) } },
});

export const tile = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  minHeight: 76,
  height: '100%',
  padding: `${vars.space.s3} ${vars.space.s2}`,
  ...cardSurface,
  color: vars.color.text,
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'box-shadow .2s, border-color .2s',
  ':hover': {
    boxShadow: vars.card.shadowHover,
    borderColor: vars.color.link,
    color: vars.color.link,
  },
});

within(`${tile} svg`, { color: vars.color.link });
within(`${tile} img`, { width: 56, height: 32 });

export const count = rule({ color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 });
