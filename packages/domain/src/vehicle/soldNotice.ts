import { isAvailable, isSold } from './availability.ts';
import { noun } from './nouns.ts';
import type { Vehicle } from './vehicle.ts';

/** The sold notice; `null` for other unavailable vehicles (R2-73). */
export function soldNotice(vehicle: Pick<Vehicle, 'sold' | 'status' | 'itemType'>): string | null {
  const type = noun(vehicle.itemType);
  return isSold(vehicle)
    ? `SOLD. Unfortunately this ${type} recently sold. But don't worry, we can help you find a similar ${type}!`
    : null;
}

/**
 * What stands where an unavailable vehicle's form would: the sold notice, or that it cannot be had
 * just now; `null` for one that can (R4-07).
 */
export function unavailableNotice(
  vehicle: Pick<Vehicle, 'sold' | 'status' | 'itemType'>,
): string | null {
  if (isAvailable(vehicle)) return null;
  const type = noun(vehicle.itemType);
  return (
    soldNotice(vehicle) ??
    `This ${type} is not available at the moment. But don't worry, we can help you find a similar ${type}!`
  );
}
