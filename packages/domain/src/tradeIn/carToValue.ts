/** The visitor's own car, as far as its worth depends on it. */
export interface CarToValue {
  make: string;
  model: string;
  /** The variant, where it is known. */
  badge: string | null;
  year: number;
  kilometres: number;
}

/** What an estimate rests on, so that a shopper can judge it. */
export interface ValuationBasis {
  /** How many cars like it were compared; `null` where whoever made the estimate does not say. */
  sampleSize: number | null;
  /** Their oldest and newest year. */
  years: readonly [number, number] | null;
  /** Their fewest and most kilometres. */
  kilometres: readonly [number, number] | null;
  /** The day of the prices, `YYYY-MM-DD`. */
  asOf: string;
  /** How it was made: sentences for the shopper. */
  method: readonly string[];
}

/** What a car may be worth, or why nobody can say so online. */
export type ValuationOutcome =
  /** Dollars, rounded to 100. */
  | { kind: 'range'; low: number; high: number; basis: ValuationBasis }
  /** A person of the dealer's values it: too few cars compare, or the service gave no answer. */
  | { kind: 'by hand'; why: 'too few' | 'no answer' };

/** Answers about the condition, by the names of the questions. */
export type AdjustmentAnswers = Readonly<Record<string, string>>;
