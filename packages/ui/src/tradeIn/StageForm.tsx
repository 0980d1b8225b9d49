import { type FormInput, formInput } from '@forecourt/domain';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { PostForm, type PostTarget } from '../enquiry/PostForm.tsx';
import type { SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';

/** A fault of one field, whose id is its name. */
export interface StageFault {
  field: string;
  message: string;
}

export interface StageFormProps extends PostTarget {
  formError: string | null;
  pending: boolean;
  submitLabel: string;
  /** Judges what was entered; nothing is sent while it finds faults. */
  check: (text: (name: string) => string) => readonly StageFault[];
  onSend: ((input: FormInput) => void) | undefined;
  children: (faultOf: (field: string) => string | undefined) => ReactNode;
}

/** A stage of a trade-in before its contact form: a native POST form with one button. */
export function StageForm({
  formError,
  pending,
  submitLabel,
  check,
  onSend,
  children,
  ...target
}: StageFormProps) {
  const [found, setFound] = useState<readonly StageFault[]>([]);
  /** What of it is still to mend. */
  const [open, setOpen] = useState<readonly StageFault[]>([]);
  const attempt = useMemo(() => ({ found, formError }), [found, formError]);
  const summary = useMemo<readonly SummaryEntry[]>(
    () => [
      ...(formError ? [{ fieldId: null, message: formError }] : []),
      ...open.map(({ field, message }) => ({ fieldId: field, message })),
    ],
    [formError, open],
  );
  const faultsOf = (data: FormData) => check((name) => String(data.get(name) ?? '').trim());
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const faults = faultsOf(data);
    setFound(faults);
    setOpen(faults);
    if (pending || onSend || faults.length > 0) event.preventDefault();
    if (!pending && faults.length === 0) onSend?.(formInput(data));
  }
  /** A fault goes when it is mended; no new one comes while typing. */
  function onChange(event: FormEvent<HTMLFormElement>) {
    if (open.length === 0) return;
    const faults = faultsOf(new FormData(event.currentTarget));
    setOpen(faults.filter(({ field }) => open.some((fault) => fault.field === field)));
  }
  return (
    <PostForm
      {...target}
      summary={summary}
      attempt={attempt}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {children((field) => open.find((fault) => fault.field === field)?.message)}
      <Button type="submit" size="l" wide pending={pending}>
        {submitLabel}
      </Button>
    </PostForm>
  );
}
