import { vars } from './vars.ts';

/** A link that narrows what stands under it, as large as a thumb. */
export const filterLink = {
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.button,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
} as const;
