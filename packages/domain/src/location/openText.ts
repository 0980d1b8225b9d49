import { locationCopy } from '../copy/locationCopy.ts';
import { fill } from '../text/fill.ts';
import { addDays, formatDate, wallTime, weekdayOf } from '../time/zone.ts';
import { clockText, weekdayNames } from './clock.ts';
import type { OpenNow } from './openNow.ts';

/**
 * `Open now until 5:30pm`, `Closed now, opens Mon 8:30am`; a day a week or more ahead is named by
 * its date. In the dealer's IANA zone.
 */
export const openText = ({ open, changesAt }: OpenNow, now: number, timeZone: string): string => {
  if (changesAt === null) return open ? locationCopy.openNow : locationCopy.closedNow;
  const { date, minutes } = wallTime(changesAt, timeZone);
  const near = date < addDays(wallTime(now, timeZone).date, 7);
  return fill(open ? locationCopy.openUntil : locationCopy.opens, {
    day: near ? weekdayNames[weekdayOf(date)] : formatDate(date),
    time: clockText(minutes),
  });
};
