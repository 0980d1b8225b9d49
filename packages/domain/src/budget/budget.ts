import { withRange, withValues } from '../search/refine.ts';
import { searchCopy } from '../search/searchCopy.ts';
import type { FacetStats } from '../search/searchResponse.ts';
import { chosenValues, type SearchState } from '../search/searchState.ts';
import { sliderBounds } from '../slider/slider.ts';

/** What the budget finder starts with, dollars (R4-27). */
export const budgetDefaults = { weekly: 200, deposit: 2000 } as const;

/** The budget search looks at prices above this; it is a base filter, dollars (R0-03). */
export const BUDGET_PRICE_ABOVE = 1000;

/** What the budget finder shows for an amount. */
export interface BudgetResult {
  /** Whole dollars, at most the dearest vehicle in stock; used in text and link alike (R5-21). */
  amount: number;
  /** `false` disables the button and marks both inputs invalid (R4-28). */
  affordable: boolean;
  button: string;
  note: string | null;
}

/**
 * What a budget buys: nothing when it is below the cheapest vehicle; equal is enough (R0-03). Without
 * stats there is no minimum (R4-29) and the maximum is the slider's.
 *
 * @param stats prices of the budget search, which leaves out 1000 dollars and less
 */
export function budgetResult(budget: number, stats: FacetStats | undefined): BudgetResult {
  const amount = Math.min(budget, sliderBounds(stats).max);
  const affordable = stats === undefined || amount >= stats.min;
  return affordable
    ? { amount, affordable, button: searchCopy.budgetButton, note: null }
    : { amount, affordable, button: searchCopy.budgetNone, note: searchCopy.budgetNoneNote };
}

/** The current search up to a budget, chosen body types added, page cleared (R2-77, R2-78). */
export function withBudget(
  state: SearchState,
  amount: number,
  bodies: readonly string[],
): SearchState {
  const wider =
    bodies.length > 0
      ? withValues(state, 'body', [...chosenValues(state, 'body'), ...bodies])
      : state;
  return withRange(wider, 'price', { min: null, max: amount });
}

/** What the budget search asks for: the same, without what costs 1000 dollars or less (R0-03, R4-29). */
export function budgetSearch(state: SearchState): SearchState {
  // A range takes its bounds in; prices count to the cent.
  const min = BUDGET_PRICE_ABOVE + 0.01;
  const max = state.ranges.price?.max ?? null;
  // Reversed it would be no range, and find everything.
  return withRange(state, 'price', { min, max: max === null ? null : Math.max(min, max) });
}
