import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const visuallyHidden = rule({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const skipLink = rule({
  position: 'absolute',
  insetInlineStart: vars.space.s4,
  top: -80,
  zIndex: 100,
  padding: `12px ${vars.space.s4}`,
  background: vars.brand.ground,
  color: vars.brand.on,
  ':hover': { color: vars.brand.on },
  ':focus': { top: 0 },
});
