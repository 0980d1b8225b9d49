import { hoursOn } from '../location/hoursOn.ts';
import type { Location } from '../location/location.ts';
import { addDays, clockOf, instantOf, wallTime } from '../time/zone.ts';
import type { AppointmentRules, BookedTime, FreeDay } from './bookedTime.ts';
import { clashes } from './clashes.ts';

/** What free times follow from. */
export interface Diary {
  location: Pick<Location, 'id' | 'openingHours'>;
  /** The vehicle that is to be driven; `null` asks for any. */
  carId: string | null;
  /** Of the whole dealer: a vehicle is out wherever it is driven. */
  booked: readonly BookedTime[];
  rules: AppointmentRules;
  /** Weekdays by appointment only, where no hours are promised. */
  appointmentOnlyDays: readonly number[];
  /** IANA zone of the place's clock. */
  timeZone: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
}

const MIDNIGHT = 24 * 60;
const HOUR = 3_600_000;

/**
 * Times at which a place can take a visit: whole visits within its opening hours, from opening on, less
 * what is booked. A day without any is left out, as is one whose hours nobody knows.
 */
export function freeTimes({
  location,
  carId,
  booked,
  rules,
  appointmentOnlyDays,
  timeZone,
  now,
}: Diary): readonly FreeDay[] {
  const earliest = now + rules.noticeHours * HOUR;
  const today = wallTime(now, timeZone).date;
  const isFree = (date: string) => (minutes: number) => {
    const at = instantOf({ date, minutes }, timeZone);
    // An hour that daylight saving skips is on no clock.
    if (at < earliest || wallTime(at, timeZone).minutes !== minutes) return false;
    const visit = { time: `${date}T${clockOf(minutes)}`, locationId: location.id, carId };
    return !clashes(visit, booked, rules);
  };
  const dates = Array.from({ length: rules.daysAhead + 1 }, (_, days) => addDays(today, days));
  return dates.flatMap((date) => {
    const day = hoursOn(date, location.openingHours, appointmentOnlyDays);
    if (day.kind !== 'open') return [];
    const times = starts(day, rules.minutes).filter(isFree(date)).map(clockOf);
    return times.length === 0 ? [] : [{ date, times }];
  });
}

/** What is open past midnight has no times of the next day. */
function starts({ open, close }: { open: number; close: number }, length: number): number[] {
  const last = Math.min(close - length, MIDNIGHT - 1);
  const count = Math.max(0, Math.floor((last - open) / length) + 1);
  return Array.from({ length: count }, (_, at) => open + at * length);
}
