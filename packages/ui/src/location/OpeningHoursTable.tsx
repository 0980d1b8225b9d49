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
  /** `thisWeeksHolidays` of the domain: days that the table is wrong about. */
  thisWeek?: readonly HoursRow[];
}

/** A week's opening hours, and days of this week that differ; nothing when none are known. */
export function OpeningHoursTable({
  rows,
  caption,
  today = null,
  thisWeek = [],
}: OpeningHoursTableProps) {
  if (rows.length === 0 && thisWeek.length === 0) return null;
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
      {thisWeek.length > 0 && (
        <tbody className={css.thisWeek}>
          {thisWeek.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
