import { useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { box, choice, hint as hintClass } from './forms.css.ts';

export interface CheckboxFieldProps {
  name: string;
  label: string;
  id?: string;
  /** Value sent when ticked. Default `on`. */
  value?: string;
  defaultChecked?: boolean;
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A statement to agree to. */
export function CheckboxField({
  name,
  label,
  id,
  value = 'on',
  defaultChecked = false,
  required = false,
  hint,
  error,
}: CheckboxFieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean);
  return (
    <div>
      <label className={choice}>
        <input
          id={own}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          required={required}
          className={box}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${own}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
      <FieldError of={own} text={error} />
    </div>
  );
}
