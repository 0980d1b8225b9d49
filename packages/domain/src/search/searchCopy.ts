/** Fixed texts of the listing, its sliders and the budget finder (R0-01). */
export const searchCopy = {
  belowRange: 'Cannot refine below the range minimum',
  aboveRange: 'Cannot refine above the range maximum',
  budgetButton: 'View Cars In This Range',
  budgetNone: '0 Cars Found',
  budgetNoneNote: 'No Cars found for this budget',
} as const;
