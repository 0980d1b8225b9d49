import type { RefObject } from 'react';
import { cx } from '../../style/cx.ts';
import { Affix } from '../Affix.tsx';
import { affixed, control, field, hint, withPrefix } from '../forms.css.ts';
import { withSuffix } from './rangeSlider.css.ts';

export interface BoundFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  id: string;
  name: string;
  label: string;
  value: string;
  placeholder: string;
  prefix: string;
  suffix: string;
  /** The field was left. */
  onType: () => void;
  /** Enter counts as leaving the field, instead of sending the form. */
  catchesEnter: boolean;
}

/** One bound as a number. */
export function BoundField({
  ref,
  id,
  name,
  label,
  value,
  placeholder,
  prefix,
  suffix,
  onType,
  catchesEnter,
}: BoundFieldProps) {
  return (
    <div className={field}>
      <label htmlFor={id} className={hint}>
        {label}
      </label>
      <div className={affixed}>
        <Affix side="prefix" text={prefix} />
        <input
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          maxLength={16}
          autoComplete="off"
          className={cx(control, prefix && withPrefix, suffix && withSuffix)}
          defaultValue={value}
          placeholder={placeholder}
          onBlur={onType}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !catchesEnter) return;
            event.preventDefault();
            onType();
          }}
        />
        <Affix side="suffix" text={suffix} />
      </div>
    </div>
  );
}
