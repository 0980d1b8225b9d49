import type { AdjustmentAnswers, CarToValue, ValuationOutcome } from '../tradeIn/carToValue.ts';

/** The shopper's own car, as it was described and as they were told it is worth. */
export interface LeadTradeIn {
  car: CarToValue;
  /** Number plate and its state, where it was looked up. */
  rego: string | null;
  regoState: string | null;
  /** Answers about its condition, by question. */
  answers: AdjustmentAnswers;
  /** What the shopper saw, not what would be said today. */
  outcome: ValuationOutcome;
  /** Milliseconds since 1970 UTC: when they saw it. */
  valuedAt: number;
  /** Dollars that the shopper says are still owed on it. */
  payout: number | null;
}
