/** A question on the condition of the visitor's car. */
export interface ConditionQuestion {
  /** Key of the answer in the posted form. */
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** How far a trade-in has come. Each stage is a form of its own, answered with the next. */
export type TradeInStage =
  /** Which car it is. */
  | { at: 'rego'; rego?: string; regoState?: string }
  /** How it is. */
  | { at: 'condition'; car: string; questions: readonly ConditionQuestion[] }
  /** Whose it is. */
  | { at: 'details'; car: string }
  /** What it is worth; `null` where no estimate can be given online. */
  | { at: 'result'; car: string; estimate: TradeInEstimate | null; accepted: boolean };

/** Dollars; one amount has both the same. */
export interface TradeInEstimate {
  low: number;
  high: number;
}

/** Names of the stages, in order, for the visitor. */
export const stageTitles = {
  rego: 'Your car',
  condition: 'Its condition',
  details: 'Your details',
  result: 'Your estimate',
} as const;
