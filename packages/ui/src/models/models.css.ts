import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media as screens, upright } from '../theme/breakpoints.ts';
import { card } from '../vehicle/card/cardFrame.css.ts';

export const range = rule({ display: 'grid', gap: vars.space.s5 });

within(`${range} > ul`, {
  '@media': {
    [upright]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screens.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

// Rows of four that would leave one alone are rows of three.
within(`${range} > ul:has(> :nth-child(4n + 5):last-child:not(:nth-child(3n + 1)))`, {
  '@media': { [screens.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const filters = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

within(`${filters} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.button,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
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

// One that is alone in a row of two lies down.
const alone = `${range} > ul > :nth-child(odd):last-child`;
within(alone, { '@media': { [upright]: { gridColumn: '1 / -1' } } });
within(`${alone} > ${card}`, { '@media': { [upright]: { flexDirection: 'row' } } });
within(`${alone} > ${card} > ${media}`, {
  '@media': { [upright]: { flex: `0 0 calc(50% - ${vars.space.s4} / 2)` } },
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
