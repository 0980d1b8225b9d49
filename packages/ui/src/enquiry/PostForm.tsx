import type { FormEventHandler, ReactNode } from 'react';
import { ErrorSummary, type SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { form } from './enquiryForm.css.ts';

/** Where a form is sent, and what with it. */
export interface PostTarget {
  action: string;
  /** Fields the visitor does not see. */
  hidden?: Readonly<Record<string, string>> | undefined;
}

export interface PostFormProps extends PostTarget {
  /** Default `post`; `get` for what may stand in an address. */
  method?: 'post' | 'get';
  /** What is wrong, and another object for another attempt (`ErrorSummary`). */
  summary: readonly SummaryEntry[];
  attempt: unknown;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onChange: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A native form of one step, what is wrong on top. */
export function PostForm({
  method = 'post',
  action,
  hidden = {},
  summary,
  attempt,
  onSubmit,
  onChange,
  children,
}: PostFormProps) {
  return (
    <form
      method={method}
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
