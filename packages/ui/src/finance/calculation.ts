import {
  exampleComparisonRate,
  financeCopy,
  type LoanPayments,
  loanPayments,
  type Repayment,
  repayment,
} from '@forecourt/domain';

/** What a visitor sets, dollars, percent a year and years. */
export interface LoanWish {
  price: number;
  deposit: number;
  /** Left to pay at the end. */
  balloon: number;
  interestRate: number;
  years: number;
}

/** What the lender adds, dollars, and its comparison-rate warning. */
export interface LoanFees {
  upfrontFee: number;
  monthlyFee: number;
  /** Default: the platform's. */
  warning?: string;
}

/** A wish as repayments. */
export interface Calculation {
  borrowed: number;
  repayment: Repayment;
  payments: LoanPayments;
}

/** Repayments of a wish, or `null` where it makes no loan or has no comparison rate (R5-26). */
export function calculation(wish: LoanWish, fees: LoanFees): Calculation | null {
  const { price, deposit, balloon, interestRate, years } = wish;
  const borrowed = price - deposit;
  const payments = loanPayments({ amount: borrowed, interestRate, years, balloon });
  const comparison = exampleComparisonRate({ interestRate, ...fees });
  if (payments === null || comparison === null) return null;
  const checked = repayment({
    weekly: payments.weekly,
    monthly: payments.monthly,
    interestRate,
    comparisonRate: comparison,
    warning: fees.warning ?? financeCopy.warning,
  });
  return checked && { borrowed, repayment: checked, payments };
}
