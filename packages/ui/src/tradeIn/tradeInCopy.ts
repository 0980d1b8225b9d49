/** Fixed texts of trade-in, letter by letter (R9-12). */
export const tradeInCopy = {
  headline: 'Sell your car, instant offer in 2 minutes',
  limits:
    'Online estimates are generally not given for cars over 7 years old or with 100,000 km or more.',
  indicative: 'The estimate is indicative and subject to inspection.',
  payout: 'A car under finance needs a payout letter from its lender.',
} as const;

/** Questions of the trade-in page. They inform and never block the form (R9-12). */
export const tradeInFaq = [
  { question: 'Can every car be estimated online?', answer: tradeInCopy.limits },
  { question: 'Is the estimate final?', answer: tradeInCopy.indicative },
  { question: 'What if my car is under finance?', answer: tradeInCopy.payout },
] as const;
