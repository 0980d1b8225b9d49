import { Children, type ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { even, grid, row } from './resultGrid.css.ts';

export interface ResultGridProps {
  /** Newer results are on their way; the old ones stay (R2-58). */
  busy?: boolean;
  /** One row of a few cards, as on a home page; it scrolls on a phone. */
  inRow?: boolean;
  children: ReactNode;
}

/** Cards in as many columns as the theme's card width allows. */
export function ResultGrid({ busy = false, inRow = false, children }: ResultGridProps) {
  return (
    <ul className={cx(grid, inRow ? row : even)} aria-busy={busy || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
