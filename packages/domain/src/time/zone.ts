/** A calendar date and the minutes since its midnight, as a wall clock of a zone shows them. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  date: string;
  minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone, read as if it were UTC: whole seconds, in milliseconds. */
function wallAsUtc(at: number, timeZone: string): number {
  // Building a format costs far more than using one, and a site asks for one zone.
  const format =
    formats.get(timeZone) ??
    // Swedish dates are ISO dates: 2026-11-21 13:59:59.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
}

const DAY = 24 * 3_600_000;

/** Calendar date in UTC of an instant, `YYYY-MM-DD`. */
export function isoDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** What the wall clock of an IANA zone shows at an instant, milliseconds since 1970 UTC (R0-04). */
export function wallTime(at: number, timeZone: string): WallTime {
  const wall = wallAsUtc(at, timeZone);
  return { date: isoDate(wall), minutes: Math.floor((wall % DAY) / 60_000) };
}

/** The same as a text, `YYYY-MM-DDTHH:MM`, which sorts as time goes by. */
export function wallText(at: number, timeZone: string): string {
  const { date, minutes } = wallTime(at, timeZone);
  return `${date}T${clockOf(minutes)}`;
}

/** Minutes since midnight as `HH:MM`, 24 hours. */
export function clockOf(minutes: number): string {
  const [hour, past] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, past].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The year that the calendar of an IANA zone shows at an instant. */
export function yearAt(at: number, timeZone: string): number {
  return Number(wallTime(at, timeZone).date.slice(0, 4));
}

function offsetAt(at: number, timeZone: string): number {
  return wallAsUtc(at, timeZone) - Math.floor(at / 1000) * 1000;
}

/**
 * Instant of a wall time in an IANA zone. An hour that daylight saving skips moves on by the
 * change; an hour it repeats means the first of the two.
 */
export function instantOf({ date, minutes }: WallTime, timeZone: string): number {
  const asUtc = Date.parse(date) + minutes * 60_000;
  const before = offsetAt(asUtc - DAY, timeZone);
  const after = offsetAt(asUtc + DAY, timeZone);
  if (offsetAt(asUtc - before, timeZone) === before) return asUtc - before;
  if (offsetAt(asUtc - after, timeZone) === after) return asUtc - after;
  return asUtc - before;
}

/** Calendar date some days later; negative goes back. */
export function addDays(date: string, days: number): string {
  return isoDate(Date.parse(date) + days * DAY);
}

/** Day of the week of a calendar date; 0 is Sunday. */
export function weekdayOf(date: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return new Date(date).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** `2026-11-21` as `21/11/2026` (R5-31). */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}

const weekdays = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

/** `2026-11-28` as `Saturday 28 November`: with its weekday, for a day that is near. */
export function dayText(date: string): string {
  return `${weekdays.format(new Date(date))} ${longDate(date).replace(/ \d+$/, '')}`;
}

const months = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });

/** `2026-11-21` as `21 November 2026`, for what is read rather than compared. */
export function longDate(date: string): string {
  const [year, , day] = date.split('-');
  return `${Number(day)} ${months.format(new Date(date))} ${year}`;
}
