import { type ReactNode, useId } from 'react';
import { control, error as errorClass } from '../forms/forms.css.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { cx } from '../style/cx.ts';
import * as css from './distanceForm.css.ts';

export interface DistanceFormProps {
  /** Path of the page, with the anchor of its places. */
  action: string;
  /** Parts of the address that stay, such as the filter. */
  kept?: Readonly<Record<string, string>>;
  /** As it was sent. */
  postcode: string;
  /** What is wrong with it; `null` where nothing is. */
  error: string | null;
  /** What came of it. */
  told?: ReactNode;
  /** Beside it: another way to say where the visitor is. */
  children?: ReactNode;
}

/** Asks for a postcode to sort places by: a form that needs no script, whose answer is an address. */
export function DistanceForm({
  action,
  kept = {},
  postcode,
  error,
  told,
  children,
}: DistanceFormProps) {
  const id = useId();
  return (
    <form action={action} method="get" className={css.form} aria-label="Sort places by distance">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.row}>
        <label htmlFor={id} className={css.label}>
          Nearest to postcode
        </label>
        <input
          type="text"
          // The answer is a page of its own, which may be drawn in place of this one.
          key={postcode}
          id={id}
          name="postcode"
          className={cx(control, css.input)}
          defaultValue={postcode}
          required
          maxLength={4}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </div>
      {children}
      {error !== null && (
        <p id={`${id}-error`} className={cx(errorClass, css.line)}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </p>
      )}
      <output className={cx(css.told, css.line)}>{told}</output>
    </form>
  );
}
