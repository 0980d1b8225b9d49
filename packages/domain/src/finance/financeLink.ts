import { hasPrice } from '../price/hasPrice.ts';
import { parameter } from '../search/queryString.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The addresses that a page of finance may have. A site has one of them and sends the others there (R2-10).
 */
export const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const;

/** Settings of a site, by the names its configuration uses. */
export interface FinanceLinkRules {
  /** One of `financePaths` (R2-10). */
  financePath: string;
  /** The site has `/personalised/finance`. */
  personalisedFinance: boolean;
}

/** Path of a vehicle's finance page, with what its form is filled with (R2-11). */
export function financeLink(
  vehicle: Pick<Vehicle, 'id' | 'carType' | 'dealershipSlug' | 'price'>,
  rules: FinanceLinkRules,
): string {
  const car = parameter('car_id', vehicle.id);
  if (rules.personalisedFinance) return `/personalised/finance?${car.join()}`;
  const query = [
    ...car,
    ...parameter('car_type', vehicle.carType),
    ...parameter('preferredDealership', vehicle.dealershipSlug),
    ...(hasPrice(vehicle.price) ? [`vehiclePriceBudget=${Math.round(vehicle.price)}`] : []),
  ];
  return `${rules.financePath}?${query.join('&')}#finance-form`;
}
