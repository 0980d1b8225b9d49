import { tagCopy } from '../tags/tagCopy.ts';
import type { VehicleTag } from '../tags/vehicleTag.ts';
import { isAvailable, isSold } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

type State = 'sold' | 'reserved' | 'coming_soon' | 'unavailable';

const words: Record<State, string> = {
  sold: tagCopy.sold,
  reserved: tagCopy.reserved,
  coming_soon: tagCopy.comingSoon,
  unavailable: tagCopy.notAvailable,
};

function stateOf(vehicle: Pick<Vehicle, 'sold' | 'status' | 'reserved'>): State | null {
  if (isSold(vehicle)) return 'sold';
  if (vehicle.reserved || vehicle.status === 'reserved') return 'reserved';
  if (!isAvailable(vehicle)) return 'unavailable';
  return vehicle.status === 'coming_soon' ? 'coming_soon' : null;
}

/**
 * That a vehicle is sold, reserved, not here yet or not for sale, where its one tag says something
 * else: a hybrid that is coming soon has the tag `Hybrid` (R4-01), a sold used car has none (R4-02).
 */
export function untoldState(
  vehicle: Pick<Vehicle, 'sold' | 'status' | 'reserved'>,
  tag: VehicleTag | null,
): string | null {
  const state = stateOf(vehicle);
  return state === null || state === tag?.kind ? null : words[state];
}
