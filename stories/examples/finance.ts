import { type FinanceEstimate, financeCopy, type Repayment, repayment } from '@forecourt/domain';

function estimate(parts: { weekly: number | null; monthly: number | null; rate: number }) {
  return {
    repayment: repayment({
      weekly: parts.weekly,
      monthly: parts.monthly,
      interestRate: parts.rate,
      comparisonRate: parts.rate + 0.84,
      warning: financeCopy.warning,
    }) as Repayment,
    deposit: 2599,
    termMonths: 60,
    balloon: null,
    offerEnds: '2026-12-21',
    terms: ['5-year term', '$2,599 deposit (10%)', 'Offer valid until 21/12/2026'],
    disclaimer: financeCopy.indicative,
  };
}

/** Estimates of lenders that say different things. */
export const estimates = {
  weekly: estimate({ weekly: 112, monthly: null, rate: 7.99 }),
  both: estimate({ weekly: 112, monthly: 486, rate: 7.99 }),
  withoutInterest: estimate({ weekly: 90, monthly: 390, rate: 0 }),
  longest: {
    ...estimate({ weekly: 1248, monthly: 5408, rate: 12.49 }),
    balloon: 412_000,
    terms: [
      '84-month term',
      '$124,899 deposit',
      '$412,000 final payment',
      'Offer valid until 21/12/2026',
    ],
    disclaimer:
      'Repayments are indicative only. Approved applicants only; terms, conditions, fees and charges apply. The balloon is payable with the last repayment and the vehicle is security for the loan until it is paid.',
  },
} satisfies Record<string, FinanceEstimate>;
