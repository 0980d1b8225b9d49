import type { ReactNode } from 'react';
import { useLink, usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import * as css from './locationFilters.css.ts';

export interface LocationFiltersProps {
  /** Links, so that they work without a script; fewer than two draw none. */
  filters: readonly { label: string; href: string; active: boolean }[];
  /** Beside them: a button that sorts by distance. */
  children?: ReactNode;
}

/** Which places are shown, and in which order. */
export function LocationFilters({ filters, children }: LocationFiltersProps) {
  const To = useLink();
  const { lead } = usePictureSizes();
  return (
    <div className={cx(css.bar, css.looks[lead])}>
      {filters.length > 1 && (
        <ul className={css.filters} aria-label="Show">
          {filters.map(({ label, href, active }) => (
            <li key={href}>
              <To
                to={href}
                className={cx(css.filter, active && css.on)}
                aria-current={active ? 'true' : undefined}
              >
                {label}
              </To>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
