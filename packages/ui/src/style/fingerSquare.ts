import { vars } from './vars.ts';

/** A square as large as a finger needs, with something small in its middle. */
export const fingerSquare = {
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.shape.button,
} as const;
