import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { field, hint as hintClass, label as labelClass, optional } from './forms.css.ts';

/** What every field of a form has. */
export interface FieldProps {
  /** Name in the posted form. */
  name: string;
  label: string;
  /** Id of the control; made up when absent. */
  id?: string;
  hint?: string;
  /** What is wrong with the value; marks the field and is read with it. */
  error?: string | undefined;
  /** A field that may stay empty says so beside its label. Default `false`. */
  required?: boolean;
  defaultValue?: string;
  placeholder?: string;
  maxLength?: number;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  field: FieldProps;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint and error round one control. */
export function FieldFrame({ field: props, children }: FieldFrameProps) {
  const made = useId();
  const id = props.id ?? made;
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean);
  return (
    <div className={field}>
      <label htmlFor={id} className={labelClass}>
        {props.label}
        {!props.required && <span className={optional}> (optional)</span>}
      </label>
      {props.hint && (
        <p id={`${id}-hint`} className={hintClass}>
          {props.hint}
        </p>
      )}
      {children({
        id,
        name: props.name,
        required: props.required ?? false,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      <FieldError of={id} text={props.error} />
    </div>
  );
}
