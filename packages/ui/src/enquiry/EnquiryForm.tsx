import { type EnquiryField, enquiryCopy, type FieldError } from '@forecourt/domain';
import { type FormEventHandler, useMemo } from 'react';
import { ErrorSummary, type SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { EnquiryFieldControl } from './EnquiryFieldControl.tsx';
import * as css from './enquiryForm.css.ts';

export interface EnquiryFormProps {
  /** Prefix of the fields' ids, unique on the page. Default `enquiry`. */
  id?: string;
  /** Target of the POST form. */
  action: string;
  /** Fields that show now, in order (`enquiryFields` of the domain). */
  fields: readonly EnquiryField[];
  /** Values to draw the form with, by field name; a field without one takes its `initial`. */
  values?: Readonly<Record<string, string | readonly string[] | undefined>>;
  errors?: readonly FieldError[];
  /** A fault of the whole form, for example that it could not be stored (R4-18). */
  formError?: string | null;
  /** Fields the visitor does not see: form key, vehicle id. */
  hidden?: Readonly<Record<string, string>>;
  /** Name of a field that people leave empty and programs fill (R5-18). */
  trapName?: string;
  /** Default `Enquire Now` (R2-75). */
  submitLabel?: string;
  privacyHref: string;
  /** The answer is on its way: the button shows a spinner and sends nothing twice. */
  pending?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

const NO_ERRORS: readonly FieldError[] = [];
const WHOLE = ['multiline', 'checkbox', 'checkboxes', 'radio'];

/** A single-step enquiry: a plain POST form that a page may take over with `onSubmit`. */
export function EnquiryForm({
  id = 'enquiry',
  action,
  fields,
  values = {},
  errors = NO_ERRORS,
  formError = null,
  hidden = {},
  trapName,
  submitLabel = enquiryCopy.enquireNow,
  privacyHref,
  pending = false,
  onSubmit,
}: EnquiryFormProps) {
  const summary = useMemo<readonly SummaryEntry[]>(
    () => [
      ...(formError ? [{ fieldId: null, message: formError }] : []),
      ...errors.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message })),
    ],
    [id, errors, formError],
  );
  const valuesOf = ({ name, initial }: EnquiryField): readonly string[] =>
    [values[name] ?? initial].flat();
  return (
    <form method="post" action={action} className={css.form} noValidate onSubmit={onSubmit}>
      <ErrorSummary entries={summary} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {trapName && (
        <div className={css.trap} aria-hidden="true">
          <label htmlFor={`${id}-${trapName}`}>Leave this empty</label>
          <input
            id={`${id}-${trapName}`}
            type="text"
            name={trapName}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
      )}
      <div className={css.fields}>
        {fields.map((field) => (
          <div key={field.name} className={WHOLE.includes(field.kind) ? css.whole : undefined}>
            <EnquiryFieldControl
              field={field}
              id={`${id}-${field.name}`}
              values={valuesOf(field)}
              error={errors.find((error) => error.field === field.name)?.message}
            />
          </div>
        ))}
      </div>
      <Button type="submit" size="l" pending={pending} wide>
        {submitLabel}
      </Button>
      <p className={css.small}>
        We use your details to answer this enquiry.{' '}
        <Link href={privacyHref}>How we look after them</Link>
      </p>
    </form>
  );
}
