import { type HoursRow, locationCopy, type Weekday } from '@forecourt/domain';

const names = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' });

/** Whether a row of the weekly table speaks for a weekday; 0 is Sunday (R3-13). */
export function isRowOf({ label }: HoursRow, weekday: Weekday): boolean {
  if (label === locationCopy.weekdays) return weekday >= 1 && weekday <= 5;
  // The first of January 2023 was a Sunday.
  return label === names.format(Date.UTC(2023, 0, 1 + weekday));
}
