import { type EnquiryField, enquiryCopy } from '@forecourt/domain';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { ChoiceGroupField } from '../forms/ChoiceGroupField.tsx';
import { DateField } from '../forms/DateField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { timesCopy } from './timesCopy.ts';

export interface EnquiryFieldControlProps {
  field: EnquiryField;
  id: string;
  /** As entered; several only for `checkboxes`. */
  values: readonly string[];
  error: string | undefined;
  /** Earliest day of a date, `YYYY-MM-DD`. */
  earliest?: string | undefined;
}

const types = { text: 'text', email: 'email', tel: 'tel' } as const;
const modes = { email: 'email', tel: 'tel' } as const;

/** One field of an enquiry, drawn by its kind. */
export function EnquiryFieldControl({
  field,
  id,
  values,
  error,
  earliest,
}: EnquiryFieldControlProps) {
  const value = values[0] ?? '';
  const { kind, name, label, required, maxLength, choices } = field;
  const own = { id, name, label, required, error };
  const common = { ...own, defaultValue: value };
  const placeholder = field.placeholder ? { placeholder: field.placeholder } : {};
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={name} value={value} />;
    case 'checkbox':
      return (
        <CheckboxField
          {...own}
          defaultChecked={value === 'on'}
          // The fault, once there is one, says the same (R5-39).
          hint={name === 'terms_conditions' && !error ? enquiryCopy.terms : undefined}
        />
      );
    case 'radio':
    case 'checkboxes':
      return (
        <ChoiceGroupField
          id={id}
          name={name}
          label={label}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          choices={choices}
          chosen={values}
          error={error}
        />
      );
    case 'select':
      return <SelectField {...common} choices={choices} />;
    case 'date':
      // Times to choose from, or any day where none are known (R5-40).
      return choices.length > 0 ? (
        <SelectField {...common} choices={choices} placeholder="Any time" hint={timesCopy.hint} />
      ) : (
        <DateField {...common} min={earliest} />
      );
    case 'multiline':
      return <TextAreaField {...common} maxLength={maxLength} />;
    default: {
      const inputMode = field.inputMode ?? (kind in modes ? modes[kind as 'tel'] : null);
      return (
        <TextField
          {...common}
          {...placeholder}
          {...(field.autoComplete && { autoComplete: field.autoComplete })}
          {...(inputMode && { inputMode })}
          type={types[kind]}
          maxLength={maxLength}
        />
      );
    }
  }
}
