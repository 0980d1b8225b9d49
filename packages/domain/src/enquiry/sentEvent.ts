import { trackingEvents } from '../tracking/trackingEvents.ts';
import { tradeInSubcategories } from '../tradeIn/tradeIn.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { enquiryEvent } from './enquiryEvent.ts';
import type { EnquiryForm } from './enquiryForms.ts';

/** Event of a form that is a lead now: of an accepted offer its own (R4-23), else the form's (R4-21). */
export function sentEvent(
  form: Pick<EnquiryForm, 'event' | 'subcategory'>,
  chosenCategory: string,
  vehicle: Pick<Vehicle, 'carType' | 'tag'> | null,
): number {
  if (form.subcategory === tradeInSubcategories.accepted) return trackingEvents.offerAccepted;
  return enquiryEvent(form, chosenCategory, vehicle);
}
