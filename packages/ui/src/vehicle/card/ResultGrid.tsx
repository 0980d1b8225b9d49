import { Children, type ReactNode } from 'react';
import { grid } from './resultGrid.css.ts';

export interface ResultGridProps {
  /** Newer results are on their way; the old ones stay (R2-58). */
  busy?: boolean;
  children: ReactNode;
}

/** Cards in as many columns as the theme's card width allows. */
export function ResultGrid({ busy = false, children }: ResultGridProps) {
  return (
    <ul className={grid} aria-busy={busy || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
