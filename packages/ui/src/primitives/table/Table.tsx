import { type ReactNode, useId } from 'react';
import { cx } from '../../style/cx.ts';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden.tsx';
import { quiet, scroller, table } from './table.css.ts';

export interface TableProps {
  /** What the table holds; every table has one. */
  caption: string;
  /** The caption is for screen readers only: a heading beside the table says the same. */
  captionHidden?: boolean;
  /** `thead`, `tbody`, `tfoot` with rows of `th scope` and `td`. */
  children: ReactNode;
}

/** A table that scrolls within itself where its columns do not fit. */
export function Table({ caption, captionHidden = false, children }: TableProps) {
  const id = useId();
  return (
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={scroller} aria-labelledby={id} tabIndex={0}>
      <table className={cx(table, captionHidden && quiet)}>
        <caption id={id}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
