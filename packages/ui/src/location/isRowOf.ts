import { type HoursRow, locationCopy, type Weekday, weekdayNames } from '@forecourt/domain';

/** Whether a row of the weekly table speaks for a weekday; 0 is Sunday (R3-13). */
export function isRowOf({ label }: HoursRow, weekday: Weekday): boolean {
  if (label === locationCopy.weekdays) return weekday >= 1 && weekday <= 5;
  return label === weekdayNames[weekday];
}
