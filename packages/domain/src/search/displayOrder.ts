import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What decides how early a vehicle is shown among those of its rank. */
export type DisplayFields = Pick<Vehicle, 'images' | 'status' | 'sold' | 'reserved'>;

/** Whether a shopper can have the vehicle: available (R3-03), and kept for nobody else. */
export function isForSale(vehicle: Pick<Vehicle, 'sold' | 'status' | 'reserved'>): boolean {
  return isAvailable(vehicle) && !vehicle.reserved;
}

/** In stock, coming soon, kept for somebody, not to be had. */
function standing(vehicle: DisplayFields): number {
  if (!isAvailable(vehicle)) return 3;
  if (vehicle.reserved) return 2;
  return vehicle.status === 'in_stock' ? 0 : 1;
}

const STANDINGS = 4;

/**
 * How early a vehicle is shown, 0 first: those with photos before those without, among these what
 * can be had before what cannot. A single digit, so that an index can keep it before an id.
 */
export function displayOrder(vehicle: DisplayFields): number {
  return (vehicle.images.length > 0 ? 0 : STANDINGS) + standing(vehicle);
}
