import type { Vehicle } from './vehicle.ts';

/** Sold by flag or by status, whichever says so first (R3-02). */
export const isSold = (vehicle: Pick<Vehicle, 'sold' | 'status'>): boolean =>
  vehicle.sold || vehicle.status === 'sold';

/** `in_stock` or `coming_soon`, and not sold; an unknown status is closed (R3-03). */
export const isAvailable = (vehicle: Pick<Vehicle, 'sold' | 'status'>): boolean =>
  !isSold(vehicle) && (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon');
