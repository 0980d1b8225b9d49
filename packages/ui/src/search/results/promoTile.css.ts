import { media } from '../../style/breakpoints.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { inList } from './resultGrid.css.ts';

/** The brand's own ground, so that nobody takes it for a vehicle. */
export const promo = rule({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.hero.line}`,
  borderRadius: vars.shape.card,
  background: vars.hero.ground,
  color: vars.hero.text,
});

export const promoImage = rule({ aspectRatio: vars.card.imageRatio, overflow: 'hidden' });

export const promoBody = rule({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.s4,
  padding: vars.space.s5,
});

// Among cards that lie down it lies down, too.
within(`${inList} ${promo}`, { '@media': { [media.md]: { flexDirection: 'row' } } });
within(`${inList} ${promoImage}`, { '@media': { [media.md]: { flex: '0 0 34%' } } });
