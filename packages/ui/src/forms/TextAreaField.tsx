import { cx } from '../style/cx.ts';
import { FieldFrame, type FieldProps } from './Field.tsx';
import { area, control } from './forms.css.ts';

/** Several lines of text. */
export function TextAreaField(field: FieldProps) {
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <textarea
          {...attributes}
          className={cx(control, area)}
          rows={4}
          defaultValue={field.defaultValue}
          placeholder={field.placeholder}
          maxLength={field.maxLength}
        />
      )}
    </FieldFrame>
  );
}
