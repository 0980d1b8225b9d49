import type { HoursRow, Weekday } from '@forecourt/domain';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { isRowOf } from './isRowOf.ts';
import * as css from './location.css.ts';

export interface OpeningHoursTableProps {
  /** `weeklyHours` of the domain (R5-35). */
  rows: readonly HoursRow[];
  /** Whose hours, for screen readers: `Opening hours, Southport`. */
  caption: string;
  /** Weekday at the dealer's, which is marked; 0 is Sunday. */
  today?: Weekday | null;
}

/** A week's opening hours; nothing when none are known. */
export function OpeningHoursTable({ rows, caption, today = null }: OpeningHoursTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={css.hours}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map((row) => {
          const isToday = today !== null && isRowOf(row, today);
          return (
            <tr key={row.label} className={isToday ? css.today : undefined}>
              <th scope="row">
                {row.label}
                {isToday && <VisuallyHidden> (today)</VisuallyHidden>}
              </th>
              <td>{row.text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
