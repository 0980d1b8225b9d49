import type { FormEventHandler, ReactNode } from 'react';
import { ErrorSummary, type SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { form } from './enquiryForm.css.ts';

export interface PostFormProps {
  action: string;
  /** What is wrong, and another object for another attempt (`ErrorSummary`). */
  summary: readonly SummaryEntry[];
  attempt: unknown;
  /** Fields the visitor does not see. */
  hidden: Readonly<Record<string, string>>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onChange: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A native POST form of one step, what is wrong on top. */
export function PostForm({
  action,
  summary,
  attempt,
  hidden,
  onSubmit,
  onChange,
  children,
}: PostFormProps) {
  return (
    <form
      method="post"
      action={action}
      className={form}
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <ErrorSummary entries={summary} attempt={attempt} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
