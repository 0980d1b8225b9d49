import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { smallScreen } from '../../theme/breakpoints.ts';

/** Under the box, as wide as it; beside a short box on a phone there is room. */
export const list = rule({
  position: 'absolute',
  zIndex: 10,
  insetInline: 0,
  '@media': { [smallScreen]: { minWidth: 'min(340px, 100vw - 44px)' } },
  top: `calc(100% + ${vars.space.s1})`,
  maxHeight: 'min(480px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.s1,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  boxShadow: '0 12px 32px rgb(0 0 0 / .18)',
});

export const option = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s2,
  minHeight: 44,
  padding: `${vars.space.s1} ${vars.space.s2}`,
  borderRadius: vars.shape.control,
  color: vars.color.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.brandSoft },
  selectors: {
    '&[aria-selected=true]': {
      background: vars.color.brandSoft,
      color: vars.color.link,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
  },
});

within(`${option} > svg`, { color: vars.color.muted });

export const name = rule({ overflowWrap: 'anywhere' });

export const aside = rule({ display: 'block', color: vars.color.muted, fontSize: vars.size.s });

export const count = rule({
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

/** In place of the cross that browsers give a box for searching. */
export const clear = rule({
  position: 'absolute',
  insetInlineEnd: 2,
  insetBlock: 2,
  width: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.shape.control,
  color: vars.color.muted,
  cursor: 'pointer',
  ':hover': { color: vars.color.link },
});

within(`input:placeholder-shown ~ ${clear}`, { display: 'none' });
