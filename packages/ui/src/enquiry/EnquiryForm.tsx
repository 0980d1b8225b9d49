import { type EnquiryField, type FieldError } from '@forecourt/domain';
import { Button } from '../primitives/button/Button.tsx';
import { type DrawnValues, EnquiryFieldSet } from './EnquiryFieldSet.tsx';
import { FormShell, type FormShellProps } from './FormShell.tsx';

/** What every kind of enquiry form is given. */
export interface EnquiryFormBase
  extends Pick<FormShellProps, 'action' | 'hidden' | 'trapName' | 'privacyHref'> {
  /** Prefix of the fields' ids, unique on the page. Default `enquiry`. */
  id?: string;
  values?: DrawnValues;
  errors?: readonly FieldError[];
  /** A fault of the whole form, for example that it could not be stored (R4-18). */
  formError?: string | null;
  /** Default `Enquire Now` (R2-75). */
  submitLabel?: string;
  /** The answer is on its way: the button shows a spinner and sends nothing twice. */
  pending?: boolean;
}

export interface EnquiryFormProps extends EnquiryFormBase {
  /** Fields that show now, in order (`enquiryFields` of the domain). */
  fields: readonly EnquiryField[];
  onSubmit?: FormShellProps['onSubmit'];
}

const NO_ERRORS: readonly FieldError[] = [];

/** A single-step enquiry: a plain POST form that a page may take over with `onSubmit`. */
export function EnquiryForm({
  id = 'enquiry',
  fields,
  values = {},
  errors = NO_ERRORS,
  formError = null,
  submitLabel = 'Enquire Now',
  pending = false,
  ...shell
}: EnquiryFormProps) {
  return (
    <FormShell {...shell} id={id} errors={errors} formError={formError}>
      <EnquiryFieldSet id={id} fields={fields} values={values} errors={errors} />
      <Button type="submit" size="l" pending={pending} wide>
        {submitLabel}
      </Button>
    </FormShell>
  );
}
