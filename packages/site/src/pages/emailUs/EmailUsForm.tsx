import { EmailUsDialog, type EmailUsDialogProps, EnquiryForm } from '@forecourt/ui';
import { useFetcher } from 'react-router';
import { FilledIn } from '../form/FilledIn.tsx';
import type { FormFault } from '../form/formView.ts';
import { useFormProps } from '../form/useSiteForm.tsx';
import type { EmailUsView } from './emailUsView.ts';

interface EmailUsFormProps extends Pick<EmailUsDialogProps, 'onClose' | 'onClosed'> {
  view: EmailUsView;
}

/** Prefix of its fields: the page beneath may have the same form. */
const ID = 'email-us';

/** Sends its form to the page that has it, and stays until that page has taken it: then it is the thank-you. */
export function EmailUsForm({ view: { description, form }, ...dialog }: EmailUsFormProps) {
  const { submit, state, data } = useFetcher<FormFault>();
  const drawn = useFormProps(form, data ?? null, {
    // A page whose data is asked for anew without a network is left, with what was typed over it.
    submit: (sent, to) => submit(sent, { ...to, defaultShouldRevalidate: false }),
    pending: state !== 'idle',
  });
  return (
    <EmailUsDialog description={description} {...dialog}>
      <EnquiryForm {...drawn} id={ID} />
      <FilledIn view={form} id={ID} />
    </EmailUsDialog>
  );
}
