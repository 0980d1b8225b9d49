import type { StyleRule } from '@vanilla-extract/css';
import { ALONE, lyingColumns } from '../../style/lyingCard.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

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

// Among cards that lie down it lies down, too, and where it has a row to itself.
function whenLying(part: string, declarations: StyleRule): void {
  return within(promo + part, { '@container': { [ALONE]: declarations } });
}

whenLying('', { display: 'grid', ...lyingColumns, columnGap: 0 });
whenLying(` > ${promoBody}`, { gridColumn: '2 / -1' });
whenLying(` > ${promoBody}:first-child`, { gridColumn: '1 / -1' });
