/** A loan as its terms. */
export interface Loan {
  /** Amount borrowed, dollars. */
  amount: number;
  /** Percent a year; 0 is a rate (R0-05). */
  interestRate: number;
  years: number;
  /** Dollars left to pay at the end; default 0. */
  balloon?: number;
}

/** Percent a year a calculator starts with, unless the site says otherwise (R9-05). */
export const DEFAULT_INTEREST_RATE = 10;

/** Whole dollars, each rounded once, at the last step (R0-08). */
export interface LoanPayments {
  weekly: number;
  monthly: number;
  /** Of monthly payments. */
  totalInterest: number;
  /** Of monthly payments, with the balloon. */
  totalPayable: number;
}

/** Exact level payment of an amortised loan, dollars, for 52 or 12 periods a year (R9-05). */
export function levelPayment(loan: Loan, periodsPerYear: 52 | 12): number {
  const periods = periodsPerYear * loan.years;
  const rate = loan.interestRate / 100 / periodsPerYear;
  const balloon = loan.balloon ?? 0;
  if (rate === 0) return (loan.amount - balloon) / periods;
  const discount = (1 + rate) ** -periods;
  return ((loan.amount - balloon * discount) * rate) / (1 - discount);
}

/** Payments of a loan, or `null` for amounts and terms that are no loan (R0-08). */
export function loanPayments(loan: Loan): LoanPayments | null {
  const { amount, interestRate, years, balloon = 0 } = loan;
  const finite = [amount, interestRate, years, balloon].every(Number.isFinite);
  // A balloon of 0 or more and below the amount leaves only amounts above 0.
  if (!finite || interestRate < 0 || years <= 0 || balloon < 0 || balloon >= amount) return null;
  const monthly = levelPayment(loan, 12);
  const payable = monthly * 12 * years + balloon;
  return {
    weekly: Math.round(levelPayment(loan, 52)),
    monthly: Math.round(monthly),
    // Without interest, rounding would leave -0.
    totalInterest: Math.max(0, Math.round(payable - amount)),
    totalPayable: Math.round(payable),
  };
}
