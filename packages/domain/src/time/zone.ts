/** A calendar date and the minutes since its midnight, as a wall clock of a zone shows them. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  date: string;
  minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Building a format costs far more than using one, and a site asks for one zone.
const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
};

const fieldsAt = (at: number, timeZone: string) => {
  const fields: Record<string, number> = {};
  for (const part of formatFor(timeZone).formatToParts(at)) fields[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return { year, month, day, hour, minute, second };
};

/** What the wall clock of an IANA zone shows at an instant, milliseconds since 1970 UTC (G4). */
export const wallTime = (at: number, timeZone: string): WallTime => {
  const { year, month, day, hour, minute } = fieldsAt(at, timeZone);
  return {
    date: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
    minutes: hour * 60 + minute,
  };
};

const offsetAt = (at: number, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = fieldsAt(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
};

const day = 24 * 3_600_000;

/**
 * Instant of a wall time in an IANA zone. An hour that daylight saving skips moves on by the
 * change; an hour it repeats means the first of the two.
 */
export const instantOf = ({ date, minutes }: WallTime, timeZone: string): number => {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const before = offsetAt(asUtc - day, timeZone);
  const after = offsetAt(asUtc + day, timeZone);
  if (offsetAt(asUtc - before, timeZone) === before) return asUtc - before;
  if (offsetAt(asUtc - after, timeZone) === after) return asUtc - after;
  return asUtc - before;
};

/** Calendar date some days later; negative goes back. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Day of the week of a calendar date; 0 is Sunday. */
export const weekdayOf = (date: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 =>
  new Date(`${date}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** `2026-11-21` as `21/11/2026` (R5-31). */
export const formatDate = (date: string): string => date.split('-').reverse().join('/');
