import { type EnquiryForm, enquiryForms } from '@forecourt/domain';

/** Of the form that reserves, what a journey asks: where the vehicle is handed over it knows already. */
export function detailsForm(): Pick<EnquiryForm, 'fields'> {
  const { fields } = enquiryForms.reserve;
  return {
    fields: fields.filter((name) => name !== 'dealership_slug' && name !== 'location_id'),
  };
}
