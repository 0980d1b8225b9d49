import { hoursOn } from '../location/hoursOn.ts';
import type { Location } from '../location/location.ts';
import { addDays, weekdayOf } from '../time/zone.ts';
import { readPreferred } from './preferredTime.ts';

/** When a place takes no visit; little, since it travels to the browser. */
export interface ClosedDays {
  /** Days of the week; 0 is Sunday (R3-13). */
  week: readonly number[];
  /** One-off days, `YYYY-MM-DD`. */
  dates: readonly string[];
  /** One-off days that are open though their weekday is not. */
  openDates: readonly string[];
}

/** What a form knows of the days on which its places can be visited. */
export interface BookableDays {
  /** `YYYY-MM-DDTHH:MM` of the dealer's wall clock: what is before it has passed. */
  now: string;
  /** By the ids of places. */
  closed: Readonly<Record<string, ClosedDays>>;
}

/** Some Sunday. */
const SUNDAY = '2026-11-22';

/**
 * The days on which nobody is there. A day by appointment only is none of them, nor is one whose hours
 * nobody knows: a visit can be asked for.
 *
 * @param today `YYYY-MM-DD`; one-off days before it are left out
 */
export function closedDays(
  { openingHours }: Pick<Location, 'openingHours'>,
  appointmentOnlyDays: readonly number[],
  today: string,
): ClosedDays {
  const isClosed = (date: string, hours = openingHours) =>
    hoursOn(date, hours, appointmentOnlyDays).kind === 'closed';
  const weekly = openingHours.filter(({ date }) => date === null);
  const week = [0, 1, 2, 3, 4, 5, 6].filter((day) => isClosed(addDays(SUNDAY, day), weekly));
  const oneOff = openingHours.flatMap(({ date }) => (date !== null && date >= today ? [date] : []));
  return {
    week,
    dates: oneOff.filter((date) => isClosed(date)),
    openDates: oneOff.filter((date) => !isClosed(date) && week.includes(weekdayOf(date))),
  };
}

/** Why a day cannot be had: it is over, or none of the places is open. */
export type DateFault = 'past' | 'closed';

/**
 * What is wrong with a wish to come, or `null`; so it is of a text that is no date, which a person reads.
 *
 * @param places ids of those that may be meant
 */
export function dateFault(
  text: string,
  { now, closed }: BookableDays,
  places: readonly string[],
): DateFault | null {
  const wish = readPreferred(text);
  if (wish === null) return null;
  const { date, time } = wish;
  if (time === null ? date < now.slice(0, 10) : text < now) return 'past';
  const isClosed = places.length > 0 && places.every((id) => isClosedOn(date, closed[id]));
  return isClosed ? 'closed' : null;
}

function isClosedOn(date: string, days: ClosedDays | undefined): boolean {
  if (days === undefined) return false;
  const { week, dates, openDates } = days;
  return dates.includes(date) || (week.includes(weekdayOf(date)) && !openDates.includes(date));
}
