import { locationCopy } from '../copy/locationCopy.ts';
import { fill } from '../text/fill.ts';
import { isBlank } from '../text/isBlank.ts';
import type { Location } from './location.ts';

/**
 * Licence numbers, named as such, for a place's card, its page and the footer (R3-14; New South
 * Wales, Motor Dealers and Repairers Act 2013 s 19A).
 */
export const licenceLines = (
  location: Pick<Location, 'dealerLicenseNumber' | 'motorVehicleRepairer'>,
): readonly string[] => {
  const line = (template: string, number: string | null) =>
    isBlank(number) ? [] : [fill(template, { number })];
  return [
    ...line(locationCopy.dealerLicence, location.dealerLicenseNumber),
    ...line(locationCopy.repairerLicence, location.motorVehicleRepairer),
  ];
};
