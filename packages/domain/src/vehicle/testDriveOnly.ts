import type { Vehicle } from './vehicle.ts';

/** The custom tag `Test Drive Only`: a test-drive form stands instead of finance (R4-25). */
export function isTestDriveOnly(vehicle: Pick<Vehicle, 'tag'>): boolean {
  return vehicle.tag?.trim().toLowerCase() === 'test drive only';
}
