import type { ReactNode } from 'react';
import { list } from './descriptionList.css.ts';

export interface DescriptionListProps {
  rows: readonly { label: string; value: ReactNode }[];
  /**
   * `tiles` for a few facts to compare, `lines` for many, `column` for many in little room, `stacked` for
   * sentences in little room.
   */
  layout?: 'tiles' | 'lines' | 'column' | 'stacked';
}

/** Names and their values; nothing when there are none. */
export function DescriptionList({ rows, layout = 'lines' }: DescriptionListProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={list[layout]}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
