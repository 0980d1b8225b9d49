import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { gap, stack } from './layout.css.ts';

/** Distance between the children of a layout piece, steps of the theme's grid. */
export type Gap = 'none' | 'xs' | 's' | 'm' | 'l' | 'xl';

export interface StackProps {
  /** Default `m`. */
  gap?: Gap;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  children: ReactNode;
}

/** Children one under another, evenly spaced. */
export function Stack({ gap: step = 'm', as: Element = 'div', children }: StackProps) {
  return <Element className={cx(stack, gap[step])}>{children}</Element>;
}
