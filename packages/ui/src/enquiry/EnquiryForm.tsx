import {
  type EnquiryField,
  type EnquiryForm as EnquiryFormRules,
  type EnquiryRules,
  type FieldError,
  type FormInput,
  formInput,
} from '@forecourt/domain';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { type DrawnValues, EnquiryFieldSet } from './EnquiryFieldSet.tsx';
import { FormShell, type FormShellProps } from './FormShell.tsx';
import { useEnquiry } from './useEnquiry.ts';

/** What every kind of enquiry form is given. */
export interface EnquiryFormBase
  extends Pick<FormShellProps, 'action' | 'hidden' | 'trapName' | 'privacyHref' | 'formHelp'> {
  /** Prefix of the fields' ids, unique on the page. Default `enquiry`. */
  id?: string;
  /** Those that show with `values`: `enquiryFields` of the domain. */
  fields: readonly EnquiryField[];
  values?: DrawnValues;
  errors?: readonly FieldError[];
  /** A fault of the whole form, for example that it could not be stored (R4-18). */
  formError?: string | null;
  /** Default `Enquire Now` (R2-75). */
  submitLabel?: string;
  /** The answer is on its way: the button shows a spinner and sends nothing twice. */
  pending?: boolean;
}

/** Takes the sending over from the form; called with valid input only. */
export type OnSend = (input: FormInput, element: HTMLFormElement) => void;

export interface EnquiryFormProps extends EnquiryFormBase {
  /** The form of the domain: its fields, and the rules they are judged by. */
  form: EnquiryFormRules;
  /** The site's settings for forms. */
  rules: EnquiryRules;
  onSend?: OnSend | undefined;
  /** Files may come with it. */
  files?: boolean;
  /** What else it asks for, after its fields. */
  children?: ReactNode;
}

const NO_ERRORS: readonly FieldError[] = [];
const NO_VALUES = {};

/**
 * A single-step enquiry: a plain POST form. What a script adds: fields follow choices, mistakes are
 * shown before anything is sent and go when they are mended, and a page may send it by itself.
 */
export function EnquiryForm({
  id = 'enquiry',
  form,
  rules,
  fields: drawn,
  values = NO_VALUES,
  errors = NO_ERRORS,
  formError = null,
  submitLabel = 'Enquire Now',
  pending = false,
  onSend,
  children,
  ...shell
}: EnquiryFormProps) {
  const { element, fields, faults, attempt, judged, email, judge, waits, ...heard } = useEnquiry({
    form,
    rules,
    fields: drawn,
    values,
    errors,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    const input = formInput(new FormData(currentTarget));
    if (!pending && waits(event)) return;
    if (pending || judge(form.fields, input).length > 0 || email.holds(currentTarget)) {
      event.preventDefault();
    } else if (onSend) {
      event.preventDefault();
      onSend(input, currentTarget);
    }
  }

  return (
    <FormShell
      {...shell}
      id={id}
      ref={element}
      errors={faults}
      attempt={attempt}
      formError={judged ? null : formError}
      onSubmit={onSubmit}
      onFocus={heard.onFocus}
      onChange={heard.onChange}
      onBlur={heard.onBlur}
    >
      <EnquiryFieldSet id={id} fields={fields} values={values} errors={faults} email={email} />
      {children}
      <Button type="submit" size="l" pending={pending} wide>
        {submitLabel}
      </Button>
    </FormShell>
  );
}
