import type { StageFault } from '@forecourt/domain';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { PostForm, type PostTarget } from '../enquiry/PostForm.tsx';
import type { SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';

/** What every stage before the contact form is given. */
export interface StageTarget extends PostTarget {
  /** What the server found. */
  faults?: readonly StageFault[];
  /** A fault of the whole stage. */
  formError?: string | null;
  pending?: boolean;
  /** Takes the sending over from the form; called with valid input only. */
  onSend?: ((element: HTMLFormElement) => void) | undefined;
}

export interface StageFormProps extends StageTarget {
  method?: 'post' | 'get';
  submitLabel: string;
  /** Judges what was entered; nothing is sent while it finds faults. */
  check: (text: (name: string) => string) => readonly StageFault[];
  onChange?: (text: (name: string) => string) => void;
  children: (faultOf: (field: string) => string | undefined) => ReactNode;
}

const NO_FAULTS: readonly StageFault[] = [];

/** A stage of a trade-in before its contact form: a native form with one button. */
export function StageForm({
  faults: told = NO_FAULTS,
  formError = null,
  pending = false,
  submitLabel,
  check,
  onSend,
  onChange,
  children,
  ...target
}: StageFormProps) {
  const [found, setFound] = useState(told);
  /** What of it is still to mend. */
  const [open, setOpen] = useState(told);
  const [answered, setAnswered] = useState(told);
  if (answered !== told) {
    // The server has answered: its word counts.
    setAnswered(told);
    setFound(told);
    setOpen(told);
  }
  const attempt = useMemo(() => ({ found, formError }), [found, formError]);
  const summary = useMemo<readonly SummaryEntry[]>(
    () => [
      ...(formError ? [{ fieldId: null, message: formError }] : []),
      ...open.map(({ field, message }) => ({ fieldId: field, message })),
    ],
    [formError, open],
  );
  const textIn = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return (name: string) => String(data.get(name) ?? '').trim();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const faults = check(textIn(form));
    setFound(faults);
    setOpen(faults);
    if (pending || onSend || faults.length > 0) event.preventDefault();
    if (!pending && faults.length === 0) onSend?.(form);
  }
  /** A fault goes when it is mended; no new one comes while typing. */
  function change(event: FormEvent<HTMLFormElement>) {
    const text = textIn(event.currentTarget);
    onChange?.(text);
    if (open.length === 0) return;
    const faults = check(text);
    setOpen(faults.filter(({ field }) => open.some((fault) => fault.field === field)));
  }
  return (
    <PostForm {...target} summary={summary} attempt={attempt} onSubmit={submit} onChange={change}>
      {children((field) => open.find((fault) => fault.field === field)?.message)}
      <Button type="submit" size="l" wide pending={pending}>
        {submitLabel}
      </Button>
    </PostForm>
  );
}
