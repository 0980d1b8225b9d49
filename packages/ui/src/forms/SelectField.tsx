import { Icon } from '../primitives/icon/Icon.tsx';
import { cx } from '../style/cx.ts';
import { FieldFrame, type FieldProps } from './Field.tsx';
import { control, select, selectWrap } from './forms.css.ts';

export interface SelectFieldProps extends FieldProps {
  choices: readonly { value: string; label: string }[];
  /** First entry, without a value; default `Please choose`. */
  placeholder?: string;
}

/** One of several values. */
export function SelectField({
  choices,
  placeholder = 'Please choose',
  ...field
}: SelectFieldProps) {
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <div className={selectWrap}>
          <select
            {...attributes}
            className={cx(control, select)}
            defaultValue={field.defaultValue ?? ''}
          >
            <option value="">{placeholder}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </FieldFrame>
  );
}
