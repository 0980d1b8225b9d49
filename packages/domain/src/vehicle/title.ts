import { isBlank } from '../text/isBlank.ts';
import { present } from '../text/present.ts';
import type { Vehicle } from './vehicle.ts';

/** `2021 Toyota HiLux`; a vehicle without make and model is called by its name. */
export function vehicleTitle(vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'name'>): string {
  return isBlank(vehicle.make) && isBlank(vehicle.model)
    ? vehicle.name
    : present([vehicle.year?.toString(), vehicle.make, vehicle.model]).join(' ');
}

/** Badge and series: `SR5 Double Cab`, or `null` when it has neither. */
export function vehicleSubtitle(vehicle: Pick<Vehicle, 'badge' | 'series'>): string | null {
  return present([vehicle.badge, vehicle.series]).join(' ') || null;
}
