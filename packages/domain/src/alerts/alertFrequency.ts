import { addDays, instantOf, wallTime, weekdayOf } from '../time/zone.ts';

/** How often somebody wants to hear of what is new. */
export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** A frequency as a form sends it; `null` is none. */
export function parseAlertFrequency(text: unknown): AlertFrequency | null {
  return alertFrequencies.find((frequency) => frequency === text) ?? null;
}

/** Minutes after midnight at which a day's news go out, by the dealer's clock. */
const MORNING = 8 * 60;
/** Thursday: the weekend, on which people look at cars, is near. */
const WEEKDAY = 4;

/**
 * When news that came now are told: at once, or with all others at the next 8 in the morning, of any day
 * or of a Thursday.
 *
 * @param now milliseconds since 1970 UTC, as the answer
 * @param timeZone IANA zone of the dealer
 */
export function alertDueAt(frequency: AlertFrequency, now: number, timeZone: string): number {
  if (frequency === 'at-once') return now;
  const today = wallTime(now, timeZone).date;
  for (let days = 0; ; days += 1) {
    const date = addDays(today, days);
    const at = instantOf({ date, minutes: MORNING }, timeZone);
    const isDay = frequency === 'daily' || weekdayOf(date) === WEEKDAY;
    if (isDay && at > now) return at;
  }
}
