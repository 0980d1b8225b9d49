import { lineOf } from '../text/lines.ts';
import type { EnquiryRules } from './enquiryFields.ts';
import type { EnquiryForm } from './enquiryForms.ts';
import { enquiryPlaces } from './enquiryPlaces.ts';
import type { FormInput } from './field.ts';
import { rawText } from './fieldText.ts';

/** Id of the place that a form goes to as it is filled in now; `null` while none is settled (R5-14). */
export function settledPlace(
  form: Pick<EnquiryForm, 'locationType'>,
  { locations }: Pick<EnquiryRules, 'locations'>,
  input: FormInput,
): string | null {
  const dealership = lineOf(rawText(input, 'dealership_slug')) || null;
  const places = enquiryPlaces(form, locations, dealership).locations;
  const chosen = lineOf(rawText(input, 'location_id'));
  const found = places.length === 1 ? places[0] : places.find(({ value }) => value === chosen);
  return found?.value ?? null;
}
