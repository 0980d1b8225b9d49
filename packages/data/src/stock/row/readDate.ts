const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SECONDS_BELOW = 1e12;
const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const WORDS = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -,]*(\d{4})$/i;

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
  // 31 February and 25 o'clock roll over into another day.
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Wall clock of an instant in a zone, as milliseconds as if it were UTC. */
function wallClock(ms: number, timeZone: string): number {
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
  const at = Object.fromEntries(
    format.formatToParts(ms).map((part) => [part.type, Number(part.value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * An instant in milliseconds, or `null`: ISO, day first (`31/12/2026`), or unix seconds or
 * milliseconds (R3-06). A text without a zone is the dealer's wall clock.
 */
export function readInstant(value: unknown, timeZone: string): number | null {
  const unix = unixMs(value);
  if (unix !== null) return unix;
  const found = typeof value === 'string' ? partsOf(value.trim()) : null;
  if (!found) return null;
  const wanted = utcOf(found);
  if (found.offset !== null) return wanted - found.offset * 60_000;
  const guess = wanted - (wallClock(wanted, timeZone) - wanted);
  return guess + (wanted - wallClock(guess, timeZone));
}

/** A calendar date `YYYY-MM-DD`, or `null`; an instant gives its day in the dealer's zone. */
export function readDay(value: unknown, timeZone: string): string | null {
  const unix = unixMs(value);
  const found = unix === null && typeof value === 'string' ? partsOf(value.trim()) : null;
  if (unix === null && !found) return null;
  const zoned = found && found.offset !== null;
  const ms = unix ?? (found ? utcOf(found) - (found.offset ?? 0) * 60_000 : 0);
  const wall = unix !== null || zoned ? wallClock(ms, timeZone) : ms;
  return new Date(wall).toISOString().slice(0, 10);
}
