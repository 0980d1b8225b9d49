import { trackingEvents } from '../tracking/trackingEvents.ts';
import { isTestDriveOnly } from '../vehicle/testDriveOnly.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type Category, defaultCategories } from './category.ts';
import type { EnquiryForm } from './enquiryForms.ts';

/**
 * Tracking event of a sent form: the category's own; a test drive 48 for a used vehicle that may
 * be bought, else 17; an enquiry on a vehicle 15 for used, 14 for new and demo; else 22 (R4-21).
 *
 * @param category as the visitor chose it, before careers are renamed (R4-20)
 */
export function enquiryEvent(
  form: Pick<EnquiryForm, 'event'>,
  category: string,
  vehicle: Pick<Vehicle, 'carType' | 'tag'> | null,
  categories: readonly Category[] = defaultCategories,
): number {
  const own = categories.find(({ name }) => name === category)?.eventId;
  if (own !== undefined) return own;
  const used = vehicle?.carType === 'used';
  if (form.event === 'test_drive') {
    return used && !isTestDriveOnly(vehicle)
      ? trackingEvents.usedTestDrive
      : trackingEvents.testDrive;
  }
  if (form.event === 'vehicle' && vehicle) {
    return used ? trackingEvents.usedVehicle : trackingEvents.vehicle;
  }
  return trackingEvents.form;
}
