import { instantOf, isoDate, wallTime } from '@forecourt/domain';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SECONDS_BELOW = 1e12;
const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const WORDS = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]*(\d{4})$/i;

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** Minutes ahead of UTC, or `null` when the text names no zone. */
  offset: number | null;
}

function offsetMinutes(text: string | undefined): number | null {
  if (!text) return null;
  if (text.toUpperCase() === 'Z') return 0;
  const sign = text.startsWith('-') ? -1 : 1;
  return sign * (Number(text.slice(1, 3)) * 60 + Number(text.slice(-2)));
}

function partsOf(text: string): Parts | null {
  const iso = ISO.exec(text);
  if (iso) return parts(iso[1], iso[2], iso[3], iso.slice(4, 7), offsetMinutes(iso[7]));
  const day = DAY_FIRST.exec(text);
  if (day) return parts(day[3], day[2], day[1], day.slice(4, 7), null);
  const words = WORDS.exec(text);
  if (!words) return null;
  const month = MONTHS.indexOf((words[2] ?? '').toLowerCase()) + 1;
  return parts(words[3], String(month), words[1], [], null);
}

function parts(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  time: readonly (string | undefined)[],
  offset: number | null,
): Parts | null {
  const [hour = 0, minute = 0, second = 0] = time.map((part) => Number(part ?? 0));
  const found = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour,
    minute,
    second,
  };
  const utc = new Date(Date.UTC(found.year, found.month - 1, found.day, hour, minute, second));
  // `Date` turns 31 February and 25 o'clock into times of another day.
  const whole = utc.getUTCMonth() === found.month - 1 && utc.getUTCDate() === found.day;
  return whole && found.year >= 1900 && found.year < 2200 && hour < 24
    ? { ...found, offset }
    : null;
}

function utcOf(found: Parts): number {
  const { year, month, day, hour, minute, second } = found;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function unixMs(value: unknown): number | null {
  const number = typeof value === 'number' ? value : Number(String(value).trim());
  if (!Number.isFinite(number) || number < 1e8 || number > 1e14) return null;
  return number < SECONDS_BELOW ? number * 1000 : number;
}

/** The calendar date as it was written, `YYYY-MM-DD`. */
function dateOf({ year, month, day }: Parts): string {
  return isoDate(Date.UTC(year, month - 1, day));
}

/**
 * An instant in milliseconds, or `null`: ISO, day first (`31/12/2026`), or unix seconds or
 * milliseconds (R3-06). A text without a zone shows the time on the dealer's wall.
 */
export function readInstant(value: unknown, timeZone: string): number | null {
  const unix = unixMs(value);
  if (unix !== null) return unix;
  const found = typeof value === 'string' ? partsOf(value.trim()) : null;
  if (!found) return null;
  if (found.offset !== null) return utcOf(found) - found.offset * 60_000;
  const minutes = found.hour * 60 + found.minute;
  return instantOf({ date: dateOf(found), minutes }, timeZone) + found.second * 1000;
}

/** A calendar date as `YYYY-MM-DD`, or `null`. Of an instant, it is the day in the dealer's zone. */
export function readDay(value: unknown, timeZone: string): string | null {
  const unix = unixMs(value);
  if (unix !== null) return wallTime(unix, timeZone).date;
  const found = typeof value === 'string' ? partsOf(value.trim()) : null;
  if (!found) return null;
  const { offset } = found;
  return offset === null ? dateOf(found) : wallTime(utcOf(found) - offset * 60_000, timeZone).date;
}
