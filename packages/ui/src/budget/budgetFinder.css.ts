import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const form = rule({ display: 'grid', gap: vars.space.s4 });

export const legend = rule({
  marginBottom: vars.space.s2,
  fontSize: vars.size.s,
  fontWeight: 600,
});

export const bodies = rule({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(112px, 25% - ${vars.space.s2}), 1fr))`,
  gap: vars.space.s2,
});

export const body = rule({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s1,
  minHeight: 76,
  padding: vars.space.s2,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  fontSize: vars.size.s,
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.link },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.link,
      boxShadow: `inset 0 0 0 1px ${vars.color.link}`,
      background: vars.color.brandSoft,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

within(`${body} > svg`, { color: vars.color.link });
within(`${body} > input`, {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  width: 16,
  height: 16,
  margin: 0,
  outline: 'none',
  accentColor: vars.color.focus,
});

export const amounts = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space.s4,
});

export const estimate = rule({ display: 'grid', gap: vars.space.s1, fontWeight: 600 });
within(`${estimate} > output`, {
  fontFamily: vars.font.heading,
  fontSize: vars.size.h1,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.1,
});
within(`${estimate} > small`, { fontSize: vars.size.s, fontWeight: 400 });

export const assumption = rule({ color: vars.color.muted });
export const note = rule({ color: vars.critical.edge, fontWeight: 600 });
