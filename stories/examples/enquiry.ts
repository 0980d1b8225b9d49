import { enquiryFields, enquiryForms } from '@forecourt/domain';
import { type EnquiryFormProps } from '@forecourt/ui';
import { locations } from './locations.ts';

/** An enquiry on a vehicle, untouched. */
export const enquiry: EnquiryFormProps = {
  action: '/cars/2023-isuzu-d-max-x-terrain-1',
  fields: enquiryFields(enquiryForms.vehicle, {
    messageRequired: true,
    optInDefault: false,
    showTerms: false,
    locations,
  }),
  privacyHref: '/privacy-policy',
  hidden: { form_key: '0198c7a2' },
  trapName: 'company_fax',
};
