import type { Vehicle } from './vehicle.ts';

/** Sold by flag or by status, whichever says so first (R3-02). */
export function isSold(vehicle: Pick<Vehicle, 'sold' | 'status'>): boolean {
  return vehicle.sold || vehicle.status === 'sold';
}

/** `in_stock` or `coming_soon`, and not sold; an unknown status is closed (R3-03). */
export function isAvailable(vehicle: Pick<Vehicle, 'sold' | 'status'>): boolean {
  return !isSold(vehicle) && (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon');
}
