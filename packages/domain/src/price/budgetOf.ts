import { exceeds } from './exceeds.ts';

/** Five years of 52 weeks, without interest: not to be "fixed" (R4-27). */
const WEEKS = 260;

function counted(amount: number): number {
  return exceeds(amount, 0) ? amount : 0;
}

/** Whole dollars a weekly repayment and a deposit make (R4-27); what is not an amount counts as 0 (R0-08). */
export function budgetOf(weekly: number, deposit: number): number {
  return Math.round(counted(weekly) * WEEKS + counted(deposit));
}
