import { enquiryCopy, type FieldError } from '@forecourt/domain';
import {
  type FocusEventHandler,
  type FormEventHandler,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react';
import { ErrorSummary, type SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Link } from '../primitives/link/Link.tsx';
import * as css from './enquiryForm.css.ts';

/** What every form of a dealer site has round its fields. */
export interface FormShellProps {
  /** Prefix of the fields' ids, unique on the page. */
  id: string;
  /** Target of the POST form. */
  action: string;
  /** Files may come with it. */
  files?: boolean | undefined;
  errors: readonly FieldError[];
  /** A fault of the whole form, for example that it could not be stored (R4-18). */
  formError: string | null;
  /** What helps when the whole form failed: that nothing is lost, and whom to call. */
  formHelp?: ReactNode;
  /** Another object for another attempt to send; by default the errors (`ErrorSummary`). */
  attempt?: unknown;
  /** Fields the visitor does not see: form key, vehicle id. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Name of a field that people leave empty and programs fill (R5-18). */
  trapName?: string | undefined;
  privacyHref: string;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  onFocus?: FocusEventHandler<HTMLFormElement> | undefined;
  onChange?: FormEventHandler<HTMLFormElement> | undefined;
  onBlur?: FocusEventHandler<HTMLFormElement> | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
  children: ReactNode;
}

/** A native POST form: what is wrong on top, the word on privacy beneath. */
export function FormShell({
  id,
  action,
  files = false,
  errors,
  formError,
  formHelp,
  attempt = errors,
  hidden = {},
  trapName,
  privacyHref,
  onSubmit,
  onFocus,
  onChange,
  onBlur,
  ref,
  children,
}: FormShellProps) {
  const summary = useMemo<readonly SummaryEntry[]>(
    () => [
      ...(formError ? [{ fieldId: null, message: formError }] : []),
      ...errors.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message })),
    ],
    [id, errors, formError],
  );
  const judged = useMemo(() => ({ attempt, formError }), [attempt, formError]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its fields.
    <form
      method="post"
      action={action}
      encType={files ? 'multipart/form-data' : undefined}
      className={css.form}
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
    >
      <ErrorSummary
        entries={summary}
        help={formError === null ? null : (formHelp ?? null)}
        attempt={judged}
      />
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
      {children}
      <p className={css.small}>
        {enquiryCopy.collection} <Link href={privacyHref}>How we look after them</Link>
      </p>
    </form>
  );
}
