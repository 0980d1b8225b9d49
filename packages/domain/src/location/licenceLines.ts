import { isBlank } from '../text/isBlank.ts';
import type { Location } from './location.ts';

/**
 * Licence numbers, named as such, for a place's card, its page and the footer (R3-14; New South
 * Wales, Motor Dealers and Repairers Act 2013 s 19A).
 */
export function licenceLines(
  location: Pick<Location, 'dealerLicenseNumber' | 'motorVehicleRepairer'>,
): readonly string[] {
  const line = (licence: string, number: string | null) =>
    isBlank(number) ? [] : [`Motor ${licence} licence: ${number}`];
  return [
    ...line('dealer', location.dealerLicenseNumber),
    ...line('vehicle repairer', location.motorVehicleRepairer),
  ];
}
