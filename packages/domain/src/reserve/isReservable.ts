import { hasPrice } from '../price/hasPrice.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle can be reserved online: available, not reserved, with a price, and payable
 * where the feed names payment processors (R4-24). The site's own switch comes on top.
 */
export function isReservable(
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price' | 'paymentProcessors'>,
): boolean {
  return (
    isAvailable(vehicle) &&
    !vehicle.reserved &&
    hasPrice(vehicle.price) &&
    (vehicle.paymentProcessors === null || vehicle.paymentProcessors.length > 0)
  );
}
