import { hasPrice } from '../price/hasPrice.ts';
import { parameter } from '../search/queryString.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Settings of a site, by the names its configuration uses. */
export interface FinanceLinkRules {
  /** `/finance`, `/finance-enquiry` or `/apply-for-finance` (R2-10). */
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
