import { cx } from '../style/cx.ts';
import { Affix } from './Affix.tsx';
import { FieldFrame, type FieldProps } from './Field.tsx';
import { affixed, control, withPrefix } from './forms.css.ts';

export interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  /** Stands before the number, for example `$`. */
  prefix?: string;
}

/** A whole number. */
export function NumberField({ min, max, step = 1, prefix, ...field }: NumberFieldProps) {
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <div className={affixed}>
          <Affix side="prefix" text={prefix} />
          <input
            {...attributes}
            type="number"
            inputMode="numeric"
            className={cx(control, prefix && withPrefix)}
            defaultValue={field.defaultValue}
            placeholder={field.placeholder}
            min={min}
            max={max}
            step={step}
          />
        </div>
      )}
    </FieldFrame>
  );
}
