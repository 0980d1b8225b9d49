import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const field = rule({
  display: 'grid',
  gap: vars.space.s1,
  alignContent: 'start',
  minWidth: 0,
});

export const label = rule({ fontWeight: 600, fontSize: vars.size.s });

export const optional = rule({ color: vars.color.muted, fontWeight: 400 });

export const hint = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const error = rule({
  display: 'flex',
  gap: vars.space.s1,
  color: vars.critical.edge,
  fontSize: vars.size.s,
  fontWeight: 600,
});

within(`${error} svg`, { marginTop: 3 });

export const control = rule({
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  paddingInline: vars.field.inset,
  paddingBlock: 8,
  border: `0 solid ${vars.color.control}`,
  borderWidth: vars.field.edges,
  borderRadius: vars.shape.control,
  background: vars.field.ground,
  color: vars.color.text,
  // Below 16 pixels an iPhone zooms into the field.
  fontSize: '1rem',
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  transition: 'border-color .15s',
  ':hover': { borderColor: vars.color.text },
  ':focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: 0,
    borderColor: vars.color.focus,
  },
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.critical.edge,
      borderBottomWidth: 2,
    },
  },
});

export const area = rule({ minHeight: 120, resize: 'vertical' });

export const selectWrap = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const select = rule({ appearance: 'none', paddingInlineEnd: 40 });

within(`${selectWrap} > svg`, {
  position: 'absolute',
  insetInlineEnd: vars.field.inset,
  top: 'calc(50% - 10px)',
  pointerEvents: 'none',
});

export const affixed = rule({ position: 'relative', display: 'grid' });

const affix = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
} as const;

export const prefix = rule({ ...affix, insetInlineStart: vars.field.inset });

export const suffix = rule({ ...affix, insetInlineEnd: vars.field.inset });

export const withPrefix = rule({ paddingInlineStart: `calc(${vars.field.inset} + 16px)` });

/** Answers side by side, things to tick in columns. */
export const choices = rules({
  radio: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s5 },
  checkbox: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    columnGap: vars.space.s4,
  },
});

export const choice = rule({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minHeight: 44,
  paddingBlock: 10,
  cursor: 'pointer',
});

export const box = rule({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  marginTop: 2,
  accentColor: vars.color.focus,
});
