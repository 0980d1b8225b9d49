import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const files = rule({
  width: '100%',
  minWidth: 0,
  padding: vars.space.s3,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.size.s,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.text },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  selectors: {
    '&::file-selector-button': {
      minHeight: 44,
      marginInlineEnd: vars.space.s3,
      paddingInline: vars.space.s4,
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.shape.control,
      background: vars.color.surface,
      color: vars.color.text,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
});

export const list = rule({
  display: 'grid',
  gap: vars.space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const photo = rule({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s3,
  padding: vars.space.s2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.control,
  fontSize: vars.size.s,
});

export const preview = rule({
  display: 'block',
  width: 72,
  height: 54,
  borderRadius: vars.shape.control,
  background: vars.color.sunken,
  objectFit: 'cover',
});

export const words = rule({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
within(`${words} > progress`, {
  width: '100%',
  height: 6,
  accentColor: vars.color.link,
});

export const failed = rule({ color: vars.critical.edge, fontWeight: 600 });

export const remove = rule({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: vars.shape.control,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
});
