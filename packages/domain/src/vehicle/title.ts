import { isBlank } from '../text/isBlank.ts';
import type { Vehicle } from './vehicle.ts';

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => !isBlank(part)).join(' ');

/** `2021 Toyota HiLux`; a vehicle without make and model is called by its name. */
export const vehicleTitle = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'name'>): string =>
  isBlank(vehicle.make) && isBlank(vehicle.model)
    ? vehicle.name
    : join([vehicle.year === null ? null : String(vehicle.year), vehicle.make, vehicle.model]);

/** Badge and series: `SR5 Double Cab`, or `null` when it has neither. */
export const vehicleSubtitle = (vehicle: Pick<Vehicle, 'badge' | 'series'>): string | null =>
  join([vehicle.badge, vehicle.series]) || null;
