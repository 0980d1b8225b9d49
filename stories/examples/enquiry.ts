import { enquiryForms } from '@forecourt/domain';
import { type EnquiryFormProps } from '@forecourt/ui';
import { drawnForm } from './drawnForm.ts';
import { rules } from './rules.ts';

/** An enquiry on a vehicle, untouched. */
export const enquiry: EnquiryFormProps = {
  action: '/cars/2023-isuzu-d-max-x-terrain-1',
  ...drawnForm(enquiryForms.vehicle, rules),
  privacyHref: '/privacy-policy',
  hidden: { form_key: '0198c7a2' },
  trapName: 'company_fax',
};
