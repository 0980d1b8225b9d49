import type { SiteConfig } from '@forecourt/data';
import {
  type HoursRow,
  type Location,
  openNow,
  openText,
  type Weekday,
  wallTime,
  weekdayOf,
  weeklyHours,
} from '@forecourt/domain';
import type { Opening } from '@forecourt/ui';

/** What a location card prints: the properties of `LocationCard`. */
export interface LocationView {
  location: Location;
  hours: readonly HoursRow[];
  opening: Opening | null;
  /** Weekday at the dealer's. */
  today: Weekday;
}

export function locationView(location: Location, config: SiteConfig, now: number): LocationView {
  const { timeZone, appointmentOnlyDays } = config;
  const open = openNow(location.openingHours, now, timeZone, appointmentOnlyDays);
  return {
    location: withoutHours(location),
    hours: weeklyHours(location.openingHours, appointmentOnlyDays),
    opening: open && { open: open.open, text: openText(open, now, timeZone) },
    today: weekdayOf(wallTime(now, timeZone).date),
  };
}

/** Hours are printed as rows; the entries behind them stay on the server. */
export function withoutHours(location: Location): Location {
  return { ...location, openingHours: [] };
}
