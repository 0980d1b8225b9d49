import { media } from '../style/breakpoints.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const hero = rule({
  vars: { [vars.color.focus]: vars.hero.focus },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.hero.ground,
  color: vars.hero.text,
});

export const grid = rule({
  display: 'grid',
  alignItems: 'center',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.s6,
      minHeight: vars.heroLayout.minHeight,
    },
  },
});

export const words = rule({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s7,
  zIndex: 2,
  '@media': { [media.lg]: { gridColumn: vars.heroLayout.textColumn, gridRow: 1 } },
});

export const lead = rule({ fontSize: vars.size.l, maxWidth: '46ch', color: vars.hero.muted });

export const picture = rule({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.space.s4})`,
  aspectRatio: '16 / 9',
  '@media': {
    [media.lg]: {
      gridColumn: vars.heroLayout.imageColumn,
      gridRow: 1,
      alignSelf: 'stretch',
      aspectRatio: 'auto',
      minHeight: 420,
      marginInline: 0,
      marginInlineEnd: `min(0px, (${vars.layout.contentMax} - 100vw) / 2)`,
      '::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: vars.heroLayout.scrim,
      },
    },
  },
});

within(`${picture} img`, { position: 'absolute', inset: 0 });

export const form = rule({
  display: 'flex',
  gap: vars.space.s2,
  maxWidth: 560,
  padding: 6,
  borderRadius: `min(${vars.shape.button}, 40px)`,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
});

export const input = rule({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  paddingInline: vars.space.s4,
  border: 0,
  borderRadius: vars.shape.button,
  background: 'transparent',
  color: vars.color.text,
  fontSize: '1rem',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});
