import { Children, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { besideLead, columns, lead, prose } from './prose.css.ts';

export interface ProseProps {
  /**
   * `columns` and `lead` fill the width of a large window: paragraphs beside each other, or the first
   * one large and beside it the others. Default: one column.
   */
  layout?: 'lines' | 'columns' | 'lead';
  /** Paragraphs. */
  children: ReactNode;
}

/** Running text in lines of a length that is pleasant to read. */
export function Prose({ layout = 'lines', children }: ProseProps) {
  if (layout !== 'lead') {
    return <div className={cx(prose, layout === 'columns' && columns)}>{children}</div>;
  }
  const [first, ...others] = Children.toArray(children);
  return (
    <div className={lead}>
      {first}
      {others.length > 0 && <div className={cx(prose, besideLead)}>{others}</div>}
    </div>
  );
}
