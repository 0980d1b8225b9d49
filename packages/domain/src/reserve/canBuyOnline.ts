import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether `/checkout-journey` opens for a vehicle: used, available, and the site's flag is on;
 * otherwise it redirects to the vehicle (R2-06).
 */
export function canBuyOnline(
  vehicle: Pick<Vehicle, 'carType' | 'status' | 'sold'>,
  checkoutJourney: boolean,
): boolean {
  return checkoutJourney && vehicle.carType === 'used' && isAvailable(vehicle);
}
