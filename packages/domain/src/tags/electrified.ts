import type { Vehicle } from '../vehicle/vehicle.ts';

/** Hybrid is asked first: `Plug-in Hybrid Electric` is a hybrid (R4-04). */
export function electrified(
  vehicle: Pick<Vehicle, 'fuel' | 'simpleFuel'>,
): 'electric' | 'hybrid' | null {
  const fuel = `${vehicle.fuel} ${vehicle.simpleFuel}`.toLowerCase();
  if (fuel.includes('hybrid')) return 'hybrid';
  return fuel.includes('electric') ? 'electric' : null;
}
