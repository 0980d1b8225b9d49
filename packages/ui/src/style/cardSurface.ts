import { vars } from './vars.ts';

/** The edge, corners, ground and shadow of whatever lies on the page as a card. */
export const cardSurface = {
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
};

/** A card as tall as its place, whose parts stand beneath each other. */
export const cardColumn = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s3,
  height: '100%',
  padding: vars.space.s5,
  ...cardSurface,
} as const;
