import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

/** From edge to edge on a phone, in the corner of a larger window. */
export const banner = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 9,
  display: 'grid',
  justifyItems: 'end',
  pointerEvents: 'none',
  '@media': { [media.md]: { padding: vars.space.s4 } },
});

export const body = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  width: '100%',
  padding: `8px ${vars.space.s4}`,
  paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
  background: vars.color.surface,
  boxShadow: '0 0 24px rgb(0 0 0 / .2)',
  pointerEvents: 'auto',
  '@media': {
    [media.md]: {
      width: 'auto',
      padding: 8,
      borderRadius: `calc(min(${vars.shape.button}, 30px) + 8px)`,
    },
  },
});

export const close = rule({ '@media': { '(scripting: none)': { display: 'none' } } });
