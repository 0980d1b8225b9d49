import { vars } from './vars.ts';

/** A box that holds a choice: pressed anywhere, marked when chosen, with the focus of what is in it. */
export const choiceTile = {
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
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
} as const;
