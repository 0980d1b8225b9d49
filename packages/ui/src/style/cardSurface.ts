import { vars } from './vars.ts';

/** The edge, corners, ground and shadow of whatever lies on the page as a card. */
export const cardSurface = {
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
};
