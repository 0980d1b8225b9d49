import type { SiteConfig } from '@forecourt/data';
import { type HoursRow, type Location, openNow, openText, weeklyHours } from '@forecourt/domain';

/** What a location card prints: the properties of `LocationCard`. */
export interface LocationView {
  location: Location;
  hours: readonly HoursRow[];
  openText: string | null;
}

export function locationView(location: Location, config: SiteConfig, now: number): LocationView {
  const { timeZone, appointmentOnlyDays } = config;
  const open = openNow(location.openingHours, now, timeZone, appointmentOnlyDays);
  return {
    location: withoutHours(location),
    hours: weeklyHours(location.openingHours, appointmentOnlyDays),
    openText: open && openText(open, now, timeZone),
  };
}

/** Hours are printed as rows; the entries behind them stay on the server. */
export function withoutHours(location: Location): Location {
  return { ...location, openingHours: [] };
}
