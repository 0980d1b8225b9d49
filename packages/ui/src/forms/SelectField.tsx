import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import { cx } from '../style/cx.ts';
import { FieldFrame, type FieldProps } from './Field.tsx';
import { control, select, selectWrap } from './forms.css.ts';

/** An entry of a select; those beside each other that have the same group stand under its name. */
export interface SelectChoice {
  value: string;
  label: string;
  group?: string;
}

export interface SelectFieldProps extends FieldProps {
  choices: readonly SelectChoice[];
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
            {groupsOf(choices).map(({ group, options }) =>
              group === undefined ? (
                options
              ) : (
                <optgroup key={group} label={group}>
                  {options}
                </optgroup>
              ),
            )}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </FieldFrame>
  );
}

function groupsOf(choices: readonly SelectChoice[]) {
  const groups: { group: string | undefined; options: ReactNode[] }[] = [];
  for (const { value, label, group } of choices) {
    const option = (
      <option key={value} value={value}>
        {label}
      </option>
    );
    const last = groups.at(-1);
    if (last !== undefined && last.group === group) last.options.push(option);
    else groups.push({ group, options: [option] });
  }
  return groups;
}
