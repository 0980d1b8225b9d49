import { addDays, instantOf, wallTime, weekdayOf } from '../time/zone.ts';
import type { OpeningHour } from './location.ts';

/** Whether a place is open, and when that changes next. Instants are milliseconds since 1970 UTC. */
export interface OpenNow {
  open: boolean;
  /** Next closing while open, next opening while closed; `null` when none comes within 14 days. */
  changesAt: number | null;
}

interface Span {
  from: number;
  to: number;
}

const minutesOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** Opening hours of one calendar date; a one-off entry replaces the weekly one. */
const spanOf = (
  date: string,
  hours: readonly OpeningHour[],
  timeZone: string,
  appointmentOnlyDays: readonly number[],
): Span | 'unknown' | null => {
  const weekday = weekdayOf(date);
  const oneOff = hours.find((hour) => hour.date === date);
  const hour = oneOff ?? hours.find((entry) => entry.date === null && entry.weekday === weekday);
  if (!hour || hour.status === 'Closed' || (!oneOff && appointmentOnlyDays.includes(weekday)))
    return null;
  if (!hour.open || !hour.close) return 'unknown';
  const open = minutesOf(hour.open);
  const close = minutesOf(hour.close);
  const from = instantOf({ date, minutes: open }, timeZone);
  // A closing time at or before the opening time belongs to the next morning.
  const to =
    close > open
      ? instantOf({ date, minutes: close }, timeZone)
      : instantOf({ date: addDays(date, 1), minutes: close }, timeZone);
  return { from, to };
};

/**
 * Open or closed in the dealer's own IANA zone, whatever the machine's, across daylight saving
 * (G4). `null` when the entries cannot say: none at all, or a day with ready-made text alone.
 */
export const openNow = (
  hours: readonly OpeningHour[],
  now: number,
  timeZone: string,
  appointmentOnlyDays: readonly number[] = [],
): OpenNow | null => {
  if (hours.length === 0) return null;
  const today = wallTime(now, timeZone).date;
  const spans: Span[] = [];
  for (let offset = -1; offset <= 14; offset += 1) {
    const span = spanOf(addDays(today, offset), hours, timeZone, appointmentOnlyDays);
    if (span === 'unknown') {
      if (offset <= 0) return null;
      break;
    }
    const last = spans.at(-1);
    if (span && last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else if (span) spans.push(span);
  }
  const next = spans.find((span) => span.to > now);
  if (!next) return { open: false, changesAt: null };
  const open = next.from <= now;
  const last = spans.at(-1);
  // A span that reaches the end of what was looked at may go on: round-the-clock places.
  const endless = open && next === last && next.to - now > 13 * 24 * 3_600_000;
  return { open, changesAt: open ? (endless ? null : next.to) : next.from };
};
