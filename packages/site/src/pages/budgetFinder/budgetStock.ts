import type { VehicleCardView } from '../../presenters/vehicleCard.ts';

/** Vehicles to show beside a budget. */
export interface BudgetStock {
  /** Dollars; `null` where the budget buys nothing, and these are the least expensive. */
  amount: number | null;
  /** Within the budget. */
  count: number;
  /** Listing of all of them. */
  href: string;
  cards: readonly VehicleCardView[];
}

/** Cards of a row on a desk. */
export const BUDGET_CARDS = 4;
