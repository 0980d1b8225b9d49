import { FieldError } from './FieldError.tsx';
import { box, choice, choices as choicesClass, label as labelClass } from './forms.css.ts';

export interface ChoiceGroupFieldProps {
  name: string;
  label: string;
  /** Prefix of the boxes' ids; the first one bears it as it is, for links to the field. */
  id: string;
  /** One of the choices, or any number of them. */
  type: 'radio' | 'checkbox';
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
}

/** A few choices, all in sight. */
export function ChoiceGroupField({
  name,
  label,
  id,
  type,
  choices,
  chosen,
  error,
}: ChoiceGroupFieldProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelClass}>{label}</legend>
      <div className={choicesClass[type]}>
        {choices.map(({ value, label: text }, index) => (
          <label key={value} className={choice}>
            <input
              id={index === 0 ? id : `${id}-${index}`}
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className={box}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError of={id} text={error} />
    </fieldset>
  );
}
