/** What the budget finder says, letter by letter (R2-76); the button's texts are the domain's. */
export const budgetCopy = {
  heading: 'Find cars for your budget',
  bodies: 'Select your preferred car types',
  weekly: 'Your weekly repayments',
  deposit: 'Your deposit',
  estimate: 'Your estimated budget is',
  assumption: '5 years, before interest and fees',
} as const;
