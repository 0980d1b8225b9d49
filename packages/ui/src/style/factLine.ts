import { vars } from './vars.ts';

/** A name at the start of a line and its value at the end, over a rule. */
export const factLine = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderBottom: `1px solid ${vars.color.line}`,
} as const;
