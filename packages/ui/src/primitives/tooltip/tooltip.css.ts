import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const root = rule({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });

export const trigger = rule({
  display: 'inline-grid',
  placeContent: 'center',
  minWidth: 32,
  minHeight: 32,
  borderRadius: vars.shape.button,
  color: vars.color.link,
  ':hover': { color: vars.color.linkHover },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const anchor = rule({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** For screen readers, and for everybody where no script can show the tooltip. */
export const words = rule({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  fontSize: vars.size.s,
  '@media': {
    '(scripting: none)': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

export const tip = rule({
  zIndex: 65,
  maxWidth: 'min(300px, calc(100vw - 16px))',
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.shape.control,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  textWrap: 'balance',
  boxShadow: '0 8px 24px rgb(0 0 0 / .24)',
});

export const arrow = rule({ fill: vars.color.text });
