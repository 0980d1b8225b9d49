import { vehicleCopy } from '../copy/vehicleCopy.ts';
import { fill } from '../text/fill.ts';
import { isSold } from './availability.ts';
import { noun } from './nouns.ts';
import type { Vehicle } from './vehicle.ts';

/** The sold notice; `null` for other unavailable vehicles (R2-73). */
export const soldNotice = (
  vehicle: Pick<Vehicle, 'sold' | 'status' | 'itemType'>,
): string | null =>
  isSold(vehicle) ? fill(vehicleCopy.sold, { 'vehicle type': noun(vehicle.itemType) }) : null;
