import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { heading, ruled, size as sizes } from './heading.css.ts';
import { wholeNames } from './wholeNames.tsx';

export interface HeadingProps {
  /** Rank in the document. */
  level: 1 | 2 | 3 | 4;
  /** Size, when it differs from the rank's. Default: the rank's own. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  /** Opens a section of the page: themes with a heading rule draw it here. */
  section?: boolean;
  id?: string;
  children: ReactNode;
}

/** A heading in the theme's heading type. */
export function Heading({ level, size, section = false, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={cx(heading, sizes[size ?? `h${level}`], section && ruled)}>
      {typeof children === 'string' ? wholeNames(children) : children}
    </Element>
  );
}
