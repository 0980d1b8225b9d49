import type { ReactNode } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { end, fields, form } from './filterForm.css.ts';

export interface FilterFormProps {
  /** Path of the page that lists what is found. */
  action: string;
  /** What is filtered, for those who do not see it. */
  label: string;
  /** Where all of it stands; `null` where nothing is filtered. */
  clearHref: string | null;
  /** Above the row of fields: choices that need room. */
  above?: ReactNode;
  /** Words of its button. Default `Show`. */
  submitLabel?: string;
  /** Fields, two or three. */
  children: ReactNode;
}

/** A few fields that narrow a list, in the page's address: a form that needs no script. */
export function FilterForm({
  action,
  label,
  clearHref,
  above,
  submitLabel = 'Show',
  children,
}: FilterFormProps) {
  return (
    <form action={action} method="get" className={form} aria-label={label}>
      {above}
      <div className={fields}>
        {children}
        <div className={end}>
          <Button type="submit">{submitLabel}</Button>
          {clearHref !== null && <Link href={clearHref}>Clear all</Link>}
        </div>
      </div>
    </form>
  );
}
