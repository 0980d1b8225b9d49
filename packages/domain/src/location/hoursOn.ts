import { weekdayOf } from '../time/zone.ts';
import { minutesOf } from './clock.ts';
import { isByAppointment } from './isByAppointment.ts';
import type { OpeningHour } from './location.ts';

/** What the entries of a place say of one calendar day. */
export type DayHours =
  /** Minutes since the day's midnight; what closes the next morning is above 1,440. */
  | { kind: 'open'; open: number; close: number }
  | { kind: 'closed' }
  /** Nobody waits there, and a visit can be agreed on (R5-35). */
  | { kind: 'by appointment' }
  /** Ready-made text alone, or no entries of a week. */
  | { kind: 'unknown' };

const MIDNIGHT = 24 * 60;

/**
 * Hours of one calendar date; a one-off entry replaces the weekly one (R3-13).
 *
 * @param date `YYYY-MM-DD`
 */
export function hoursOn(
  date: string,
  hours: readonly OpeningHour[],
  appointmentOnlyDays: readonly number[] = [],
): DayHours {
  const weekday = weekdayOf(date);
  const oneOff = hours.find((hour) => hour.date === date);
  if (!oneOff && isByAppointment(weekday, appointmentOnlyDays)) return { kind: 'by appointment' };
  const week = hours.filter((hour) => hour.date === null);
  if (!oneOff && week.length === 0) return { kind: 'unknown' };
  const hour = oneOff ?? week.find((entry) => entry.weekday === weekday);
  if (!hour || hour.status === 'Closed') return { kind: 'closed' };
  if (!hour.open || !hour.close) return { kind: 'unknown' };
  const open = minutesOf(hour.open);
  const close = minutesOf(hour.close);
  // A closing time at or before the opening time belongs to the next morning.
  return { kind: 'open', open, close: close > open ? close : close + MIDNIGHT };
}
