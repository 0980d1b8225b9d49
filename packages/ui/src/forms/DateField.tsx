import { FieldFrame, type FieldProps } from './Field.tsx';
import { control } from './forms.css.ts';

export interface DateFieldProps extends FieldProps {
  /** Earliest day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Latest day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
}

/** A day, by the browser's own calendar; its value is `YYYY-MM-DD` in every language. */
export function DateField({ min, max, ...field }: DateFieldProps) {
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          className={control}
          defaultValue={field.defaultValue}
          min={min}
          max={max}
        />
      )}
    </FieldFrame>
  );
}
