import { cardSurface } from '../../style/cardSurface.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, NARROW_PHONE } from '../../theme/breakpoints.ts';
import { main } from '../actions/vehicleActions.css.ts';

export const header = rule({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      padding: vars.space.s5,
      ...cardSurface,
    },
  },
});

// In a column as narrow as this a larger name would take a line a word.
within(`${header} h1`, { '@media': { [media.lg]: { fontSize: `min(${vars.size.h1}, 2.25rem)` } } });

export const subtitle = rule({ color: vars.color.muted, fontSize: vars.size.l });

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  // Where four nearly fill a line, two and two, whatever typeface they are in.
  '@media': { [NARROW_PHONE]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

// The usual four stand in one row beside the photos.
within(`${facts} > li`, {
  paddingInline: `min(${vars.space.s3}, 10px)`,
  paddingBlock: 4,
  borderRadius: vars.shape.tag,
  // A share of the colour, which stands out from a page and from a card alike.
  background: `color-mix(in srgb, ${vars.color.link} 12%, transparent)`,
  fontSize: vars.size.s,
  fontWeight: 600,
  unicodeBidi: 'plaintext',
});

export const place = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.color.muted,
});

export const price = rule({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  marginBlock: vars.space.s1,
  borderRadius: vars.shape.control,
  border: `1px solid ${vars.price.line}`,
  background: vars.price.ground,
  color: vars.price.text,
});

export const actions = rule({ display: 'grid', gap: vars.space.s2 });

// Phones have the main buttons in the bar at the bottom.
for (const inBar of [`${actions} > a`, `${actions} ${main}`]) {
  within(inBar, { '@media': { [`not all and ${media.lg}`]: { display: 'none' } } });
}
