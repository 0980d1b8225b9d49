import { isoDate, wallTime } from '../time/zone.ts';

/**
 * Last day of a finance offer, `YYYY-MM-DD`: one calendar month ahead in the dealer's zone, clamped
 * to the month's end: 31 January gives 28 or 29 February (R9-07).
 */
export function offerEndDate(now: number, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = wallTime(now, timeZone).date.split('-').map(Number);
  return isoDate(Math.min(Date.UTC(year, month, day), Date.UTC(year, month + 1, 0)));
}
