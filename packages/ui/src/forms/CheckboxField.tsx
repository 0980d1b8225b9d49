import { useId } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import { box, choice, error as errorClass } from './forms.css.ts';

export interface CheckboxFieldProps {
  name: string;
  label: string;
  id?: string;
  /** Value sent when ticked. Default `on`. */
  value?: string;
  defaultChecked?: boolean;
  required?: boolean;
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
  error,
}: CheckboxFieldProps) {
  const made = useId();
  const own = id ?? made;
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
          aria-describedby={error ? `${own}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${own}-error`} className={errorClass}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
