import type { FormStep } from '../enquiry/formSteps.ts';
import {
  SteppedEnquiryForm,
  type SteppedEnquiryFormProps,
} from '../enquiry/SteppedEnquiryForm.tsx';

export interface BookingFormProps extends Omit<SteppedEnquiryFormProps, 'steps'> {
  /** A visit to the workshop, or a test drive. */
  kind: 'service' | 'test_drive';
}

const YOU: FormStep = {
  title: 'Your details',
  fields: ['name', 'last_name', 'email', 'phone', 'postcode', 'opt_in', 'terms_conditions'],
};

const steps: Readonly<Record<BookingFormProps['kind'], readonly FormStep[]>> = {
  service: [
    { title: 'Your car', fields: ['rego', 'additional_services', 'message'] },
    { title: 'Your visit', fields: ['dealership_slug', 'location_id', 'preferred_date'] },
    YOU,
  ],
  test_drive: [
    {
      title: 'Your test drive',
      fields: ['dealership_slug', 'location_id', 'preferred_date', 'message'],
    },
    YOU,
  ],
};

const labels = { service: 'Book a Service', test_drive: 'Book a test drive' } as const;

/**
 * Asks for a visit. The date is never required, and where no times are known any day can be named
 * (R5-40).
 */
export function BookingForm({ kind, submitLabel = labels[kind], ...form }: BookingFormProps) {
  return <SteppedEnquiryForm id={kind} {...form} steps={steps[kind]} submitLabel={submitLabel} />;
}
