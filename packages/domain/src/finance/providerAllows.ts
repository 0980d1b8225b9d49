import { exceeds } from '../price/exceeds.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';
import type { FinanceProvider } from './financeProvider.ts';

type Estimated = Pick<Vehicle, 'sold' | 'status' | 'price' | 'year'>;

const isPriced = (vehicle: Estimated): boolean =>
  exceeds(vehicle.price, 500) && isAvailable(vehicle);

const weekly = (vehicle: Estimated, lender: FinanceLender): boolean =>
  isPriced(vehicle) && exceeds(lender.paymentWeek, 0);

const conditions: Readonly<
  Record<FinanceProvider, (vehicle: Estimated, lender: FinanceLender, year: number) => boolean>
> = {
  Taurus: (vehicle, lender, year) =>
    exceeds(vehicle.year, year - 12) && isPriced(vehicle) && lender.comparisonRate !== null,
  '360 Finance': isAvailable,
  AusLoans: isAvailable,
  Manual: weekly,
  Angle: weekly,
  Powertorque: weekly,
  'Nissan Finance': (vehicle, lender) => isPriced(vehicle) && exceeds(lender.paymentMonth, 0),
  'Car Clarity': () => true,
};

/**
 * A provider's own conditions for a finance estimate (§5, R5-23, R5-24). They are not the only
 * ones: a screen hides finance for every unavailable vehicle, even Car Clarity's (R4-08).
 *
 * @param year the current year in the dealer's zone
 */
export const providerAllows = (
  provider: FinanceProvider,
  vehicle: Estimated,
  lender: FinanceLender,
  year: number,
): boolean => conditions[provider](vehicle, lender, year);
