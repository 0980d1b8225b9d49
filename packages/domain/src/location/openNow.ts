import { addDays, instantOf, wallTime } from '../time/zone.ts';
import { hoursOn } from './hoursOn.ts';
import type { OpeningHour } from './location.ts';

/** Whether a place is open, and when that changes next. Instants are milliseconds since 1970 UTC. */
export interface OpenNow {
  open: boolean;
  /** Next closing while open, next opening while closed; `null` when none comes within 14 days. */
  changesAt: number | null;
}

/** Days looked ahead. */
const DAYS = 14;
const MIDNIGHT = 24 * 60;

interface Span {
  from: number;
  to: number;
}

/** Opening hours of one calendar date; a one-off entry replaces the weekly one. */
function spanOf(
  date: string,
  hours: readonly OpeningHour[],
  timeZone: string,
  appointmentOnlyDays: readonly number[],
): Span | 'unknown' | null {
  const day = hoursOn(date, hours, appointmentOnlyDays);
  if (day.kind === 'unknown') return 'unknown';
  if (day.kind !== 'open') return null;
  const { open, close } = day;
  const closing =
    close > MIDNIGHT
      ? { date: addDays(date, 1), minutes: close - MIDNIGHT }
      : { date, minutes: close };
  return {
    from: instantOf({ date, minutes: open }, timeZone),
    to: instantOf(closing, timeZone),
  };
}

/**
 * Open or closed in the dealer's own IANA zone, whatever the machine's, across daylight saving
 * (R0-04). `null` when the entries cannot say: no week, or a day with ready-made text alone.
 */
export function openNow(
  hours: readonly OpeningHour[],
  now: number,
  timeZone: string,
  appointmentOnlyDays: readonly number[] = [],
): OpenNow | null {
  if (!hours.some((hour) => hour.date === null)) return null;
  const today = wallTime(now, timeZone).date;
  let current: Span | null = null;
  for (let offset = -1; offset <= DAYS; offset += 1) {
    const span = spanOf(addDays(today, offset), hours, timeZone, appointmentOnlyDays);
    if (span === 'unknown') {
      if (offset <= 0) return null;
      break;
    }
    if (!span || span.to <= now) continue;
    if (!current) current = span;
    else if (span.from <= current.to) current.to = Math.max(current.to, span.to);
    else break;
  }
  if (!current) return { open: false, changesAt: null };
  if (current.from > now) return { open: false, changesAt: current.from };
  // What reaches the last day looked at may go on: a place that never closes.
  const horizon = instantOf({ date: addDays(today, DAYS), minutes: 0 }, timeZone);
  return { open: true, changesAt: current.to < horizon ? current.to : null };
}
