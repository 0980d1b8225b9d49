import type { HoursRow } from '@forecourt/domain';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { hours } from './location.css.ts';

export interface OpeningHoursTableProps {
  /** `weeklyHours` of the domain (R5-35). */
  rows: readonly HoursRow[];
  /** Whose hours, for screen readers: `Opening hours, Southport`. */
  caption: string;
}

/** A week's opening hours; nothing when none are known. */
export function OpeningHoursTable({ rows, caption }: OpeningHoursTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={hours}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
