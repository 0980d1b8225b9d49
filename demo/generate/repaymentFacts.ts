import { loanPayments } from '@forecourt/domain';
import type { DealerPlan } from './dealers/dealerPlan.ts';
import type { FeedVehicle } from './feedVehicle.ts';

/** A weekly repayment is told with both rates, or not at all (R5-26). */
export type RepaymentFacts = Pick<
  FeedVehicle,
  'Weekly Repayment' | 'Interest Rate' | 'Comparison Rate'
>;

const none: RepaymentFacts = {
  'Weekly Repayment': null,
  'Interest Rate': null,
  'Comparison Rate': null,
};

/** What the dealer's lender asks a week: five years, a tenth of the price paid at once. */
export function repaymentFacts(
  price: number | null,
  rates: DealerPlan['financeRates'],
): RepaymentFacts {
  if (price === null || rates === undefined) return none;
  const { interest, comparison } = rates;
  const payments = loanPayments({ amount: price * 0.9, interestRate: interest, years: 5 });
  return {
    'Weekly Repayment': payments?.weekly ?? null,
    'Interest Rate': interest,
    'Comparison Rate': comparison,
  };
}
