import { formatNumber, type NumericRange } from '@forecourt/domain';
import { affixed, control, field, hint, prefix, withPrefix } from '../../forms/forms.css.ts';
import { cx } from '../../style/cx.ts';
import { range as rangeClass } from './filterPanel.css.ts';
import type { PanelRange } from './panelFacet.ts';
import { useSyncedInput } from './useSyncedInput.ts';

export interface RangeFieldsProps {
  id: string;
  range: PanelRange;
  chosen: NumericRange | null;
  onRange?: ((range: NumericRange) => void) | undefined;
}

/** A typed bound: whole and not negative; empty or anything else is an open side. */
function boundOf(text: string | undefined): number | null {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** Two number fields for a range; what is typed counts on leaving the field or Enter (R5-07). */
export function RangeFields({ id, range, chosen, onRange }: RangeFieldsProps) {
  const min = useSyncedInput(String(chosen?.min ?? ''));
  const max = useSyncedInput(String(chosen?.max ?? ''));
  const commit = (): void => {
    const next = { min: boundOf(min.current?.value), max: boundOf(max.current?.value) };
    if (next.min !== (chosen?.min ?? null) || next.max !== (chosen?.max ?? null)) onRange?.(next);
  };
  const sides = [
    { side: 'min', label: 'From', ref: min, value: chosen?.min, bound: range.bounds?.min },
    { side: 'max', label: 'To', ref: max, value: chosen?.max, bound: range.bounds?.max },
  ] as const;
  return (
    <div className={rangeClass}>
      {sides.map(({ side, label, ref, value, bound }) => (
        <div key={side} className={field}>
          <label htmlFor={`${id}-${side}`} className={hint}>
            {label}
          </label>
          <div className={affixed}>
            {range.prefix && (
              <span className={prefix} aria-hidden="true">
                {range.prefix}
              </span>
            )}
            <input
              ref={ref}
              id={`${id}-${side}`}
              name={`${range.key}_${side}`}
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={9}
              autoComplete="off"
              className={cx(control, range.prefix && withPrefix)}
              defaultValue={value ?? ''}
              placeholder={bound === undefined ? '' : formatNumber(bound)}
              onBlur={onRange && commit}
              onKeyDown={
                onRange &&
                ((event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  commit();
                })
              }
            />
          </div>
        </div>
      ))}
    </div>
  );
}
