import { exceeds } from '../price/exceeds.ts';
import { isSold } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The financing widget: in stock, not sold, not reserved, price above 200. Stricter than the
 * finance estimate, which a coming-soon vehicle may show (R4-09).
 */
export function showsFinanceWidget(
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price'>,
): boolean {
  return (
    vehicle.status === 'in_stock' &&
    !isSold(vehicle) &&
    !vehicle.reserved &&
    exceeds(vehicle.price, 200)
  );
}
