import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { columns, gap, grid } from './layout.css.ts';
import type { Gap } from './Stack.tsx';

export interface GridProps {
  /** Least width of a column: 140, 240 or 320 pixels; as many as fit. Default `medium`. */
  columns?: 'narrow' | 'medium' | 'wide';
  /** Default `m`. */
  gap?: Gap;
  as?: 'div' | 'ul';
  children: ReactNode;
}

/** Children in even columns. */
export function Grid({
  columns: width = 'medium',
  gap: step = 'm',
  as: Element = 'div',
  children,
}: GridProps) {
  return <Element className={cx(grid, columns[width], gap[step])}>{children}</Element>;
}
