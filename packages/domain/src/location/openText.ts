import { addDays, formatDate, wallTime, weekdayOf } from '../time/zone.ts';
import { clockText, weekdayNames } from './clock.ts';
import type { OpenNow } from './openNow.ts';

/**
 * `Open now until 5:30pm`, `Closed now, opens Mon 8:30am`; a day a week or more ahead is named by
 * its date. In the dealer's IANA zone.
 */
export function openText({ open, changesAt }: OpenNow, now: number, timeZone: string): string {
  if (changesAt === null) return open ? 'Open now' : 'Closed now';
  const { date, minutes } = wallTime(changesAt, timeZone);
  const near = date < addDays(wallTime(now, timeZone).date, 7);
  const day = near ? weekdayNames[weekdayOf(date)] : formatDate(date);
  const time = clockText(minutes);
  return open ? `Open now until ${time}` : `Closed now, opens ${day} ${time}`;
}
