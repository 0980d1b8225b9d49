import { cx } from '../style/cx.ts';
import { Affix } from './Affix.tsx';
import { FieldFrame, type FieldProps } from './Field.tsx';
import { affixed, control, withPrefix } from './forms.css.ts';

export interface AmountFieldProps extends FieldProps {
  /** Default `$`, before the number; `%` stands after it. */
  unit?: '$' | '%';
  /** The value cannot be used, and a note elsewhere says why (R4-28). */
  invalid?: boolean;
  /** Id of that note. */
  noteId?: string | undefined;
}

/** Dollars or percent as free text: `$1,200` is as good as `1200` (R5-21, `parseAmount`). */
export function AmountField({ unit = '$', invalid = false, noteId, ...field }: AmountFieldProps) {
  const before = unit === '$';
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <div className={affixed}>
          <Affix side={before ? 'prefix' : 'suffix'} text={unit} />
          <input
            {...attributes}
            aria-invalid={attributes['aria-invalid'] ?? (invalid || undefined)}
            aria-describedby={attributes['aria-describedby'] ?? noteId}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={cx(control, before && withPrefix)}
            defaultValue={field.defaultValue}
            maxLength={field.maxLength ?? 12}
          />
        </div>
      )}
    </FieldFrame>
  );
}
