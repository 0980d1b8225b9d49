import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { align, cluster, gap } from './layout.css.ts';
import type { Gap } from './Stack.tsx';

export interface ClusterProps {
  /** Default `s`. */
  gap?: Gap;
  /** Default `start`. */
  align?: 'start' | 'between' | 'center';
  as?: 'div' | 'ul' | 'p';
  children: ReactNode;
}

/** Children side by side, wrapping where the line ends. */
export function Cluster({
  gap: step = 's',
  align: side = 'start',
  as: Element = 'div',
  children,
}: ClusterProps) {
  return <Element className={cx(cluster, gap[step], align[side])}>{children}</Element>;
}
