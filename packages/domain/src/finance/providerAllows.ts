import { exceeds } from '../price/exceeds.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';

type Estimated = Pick<Vehicle, 'sold' | 'status' | 'price' | 'year'>;

function isPriced(vehicle: Estimated): boolean {
  return exceeds(vehicle.price, 500) && isAvailable(vehicle);
}

function weekly(vehicle: Estimated, lender: FinanceLender): boolean {
  return isPriced(vehicle) && exceeds(lender.paymentWeek, 0);
}

type Condition = (vehicle: Estimated, lender: FinanceLender, year: number) => boolean;

const conditions = {
  Taurus: (vehicle, lender, year) =>
    exceeds(vehicle.year, year - 12) && isPriced(vehicle) && lender.comparisonRate !== null,
  'Car Clarity': () => true,
  Manual: weekly,
  '360 Finance': isAvailable,
  Angle: weekly,
  Powertorque: weekly,
  'Nissan Finance': (vehicle, lender) => isPriced(vehicle) && exceeds(lender.paymentMonth, 0),
  AusLoans: isAvailable,
} satisfies Record<string, Condition>;

/** Name of a lender, as `finance_provider` holds it. */
export type FinanceProvider = keyof typeof conditions;

/** The lenders whose estimates a site may show, by the names of its configuration (R5-23). */
export const financeProviders = /* @__PURE__ */ Object.keys(
  conditions,
) as readonly FinanceProvider[];

/**
 * A provider's own conditions for a finance estimate (R5-23, R5-24). They are not the only
 * ones: a screen hides finance for every unavailable vehicle, even Car Clarity's (R4-08).
 *
 * @param year the current year in the dealer's zone
 */
export function providerAllows(
  provider: FinanceProvider,
  vehicle: Estimated,
  lender: FinanceLender,
  year: number,
): boolean {
  const condition: Condition = conditions[provider];
  return condition(vehicle, lender, year);
}
