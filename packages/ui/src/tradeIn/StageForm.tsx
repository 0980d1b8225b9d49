import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { form as formClass } from '../enquiry/enquiryForm.css.ts';
import { formInput } from '../enquiry/formInput.ts';
import { ErrorSummary, type SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';

/** A fault of one field, whose id is its name. */
export interface StageFault {
  field: string;
  message: string;
}

export interface StageFormProps {
  action: string;
  hidden?: Readonly<Record<string, string>> | undefined;
  formError: string | null;
  pending: boolean;
  submitLabel: string;
  /** Judges what was entered; nothing is sent while it finds faults. */
  check: (text: (name: string) => string) => readonly StageFault[];
  onSend: ((input: ReturnType<typeof formInput>) => void) | undefined;
  children: (faultOf: (field: string) => string | undefined) => ReactNode;
}

/** A stage of a trade-in before its contact form: a native POST form with one button. */
export function StageForm({
  action,
  hidden = {},
  formError,
  pending,
  submitLabel,
  check,
  onSend,
  children,
}: StageFormProps) {
  const [found, setFound] = useState<readonly StageFault[]>([]);
  const summary = useMemo<readonly SummaryEntry[]>(
    () => [
      ...(formError ? [{ fieldId: null, message: formError }] : []),
      ...found.map(({ field, message }) => ({ fieldId: field, message })),
    ],
    [formError, found],
  );
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const faults = check((name) => String(data.get(name) ?? '').trim());
    setFound(faults);
    if (pending || onSend || faults.length > 0) event.preventDefault();
    if (!pending && faults.length === 0) onSend?.(formInput(data));
  }
  return (
    <form method="post" action={action} className={formClass} noValidate onSubmit={onSubmit}>
      <ErrorSummary entries={summary} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children((field) => found.find((fault) => fault.field === field)?.message)}
      <Button type="submit" size="l" wide pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
