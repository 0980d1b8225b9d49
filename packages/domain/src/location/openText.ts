import { addDays, formatDate, wallTime, weekdayOf } from '../time/zone.ts';
import { clockText, weekdayNames } from './clock.ts';
import type { OpenNow } from './openNow.ts';

/**
 * `Open now until 5:30pm`, `Closed now, opens Mon 8:30am`; a day a week or more ahead is named by
 * its date. In the dealer's IANA zone.
 */
export function openText({ open, changesAt }: OpenNow, now: number, timeZone: string): string {
  if (changesAt === null) return open ? 'Open now' : 'Closed now';
  return open
    ? `Open now until ${clockText(wallTime(changesAt, timeZone).minutes)}`
    : `Closed now, opens ${changeText(changesAt, now, timeZone)}`;
}

/** A moment to come: `Mon 8:30am`; a day a week or more ahead is named by its date. In the dealer's IANA zone. */
export function changeText(at: number, now: number, timeZone: string): string {
  const { date, minutes } = wallTime(at, timeZone);
  const near = date < addDays(wallTime(now, timeZone).date, 7);
  const day = near ? weekdayNames[weekdayOf(date)] : formatDate(date);
  return `${day} ${clockText(minutes)}`;
}
