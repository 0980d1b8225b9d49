import { isSold } from './availability.ts';
import { noun } from './nouns.ts';
import type { Vehicle } from './vehicle.ts';

/** The sold notice; `null` for other unavailable vehicles (R2-73). */
export const soldNotice = (
  vehicle: Pick<Vehicle, 'sold' | 'status' | 'itemType'>,
): string | null => {
  const type = noun(vehicle.itemType);
  return isSold(vehicle)
    ? `SOLD. Unfortunately this ${type} recently sold. But don't worry, we can help you find a similar ${type}!`
    : null;
};
