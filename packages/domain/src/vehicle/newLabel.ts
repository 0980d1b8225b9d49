import type { Vehicle } from './vehicle.ts';

const NEW_FOR_MS = 8 * 24 * 3_600_000;

/** Created within the last 8 days, exactly 8 × 24 hours included; used vehicles too (R4-05, R0-03). */
export function isNewlyListed(vehicle: Pick<Vehicle, 'createdAt'>, now: number): boolean {
  if (vehicle.createdAt === null) return false;
  const age = now - vehicle.createdAt;
  return age >= 0 && age <= NEW_FOR_MS;
}
