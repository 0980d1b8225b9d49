import type { EnquiryField, FieldError } from '@forecourt/domain';
import { EmailQuestion, type EmailQuestionProps } from './EmailQuestion.tsx';
import { EnquiryFieldControl } from './EnquiryFieldControl.tsx';
import * as css from './enquiryForm.css.ts';

/** Values to draw a form with, by field name; a field without one takes its `initial`. */
export type DrawnValues = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface EnquiryFieldSetProps {
  /** Prefix of the fields' ids. */
  id: string;
  fields: readonly EnquiryField[];
  values: DrawnValues;
  errors: readonly FieldError[];
  /** Earliest day a visit can be asked for, `YYYY-MM-DD`. */
  earliest?: string | undefined;
  /** What is said of free times while they change; `null` where they do not. */
  timesNote?: string | null;
  /** What is asked of the email address. */
  email: EmailQuestionProps;
}

const WHOLE = ['multiline', 'checkbox', 'checkboxes', 'radio'];
/** A longer answer is cut in a control of half a row; characters. */
const LONG_CHOICE = 16;

function roomFor({ kind, choices }: EnquiryField): string | undefined {
  if (kind === 'hidden') return css.unseen;
  // Times have a hint over them.
  const isTimes = kind === 'date' && choices.length > 0;
  if (isTimes || WHOLE.includes(kind)) return css.whole;
  return choices.some(({ label }) => label.length > LONG_CHOICE) ? css.roomy : undefined;
}

/** Fields of an enquiry, two side by side where there is room. */
export function EnquiryFieldSet({
  id,
  fields,
  values,
  errors,
  earliest,
  timesNote = null,
  email,
}: EnquiryFieldSetProps) {
  return (
    <div className={css.fields}>
      {fields.map((field) => (
        <div key={field.name} className={roomFor(field)}>
          <EnquiryFieldControl
            field={field}
            id={`${id}-${field.name}`}
            values={[values[field.name] ?? field.initial].flat()}
            error={errors.find((error) => error.field === field.name)?.message}
            earliest={earliest}
          />
          {field.kind === 'email' && <EmailQuestion {...email} />}
          {field.kind === 'date' && timesNote !== null && (
            <output className={css.timesNote}>{timesNote}</output>
          )}
        </div>
      ))}
    </div>
  );
}
