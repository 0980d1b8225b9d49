/** Names of the stages, in order, for the visitor. Each is a form of its own, answered with the next. */
export const stageTitles = {
  car: 'Your car',
  condition: 'Condition',
  value: 'Estimate',
  details: 'Details',
} as const;

/** How far a trade-in has come. */
export type TradeInStage = keyof typeof stageTitles;
