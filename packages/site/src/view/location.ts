import type { SiteConfig } from '@forecourt/data';
import { type HoursRow, type Location, openNow, weeklyHours } from '@forecourt/domain';

/** What a location card prints: the properties of `LocationCard`. */
export interface LocationView {
  location: Location;
  hours: readonly HoursRow[];
  openText: string | null;
}

export function locationView(location: Location, config: SiteConfig, now: number): LocationView {
  return {
    location: withoutHours(location),
    hours: weeklyHours(location.openingHours, config.appointmentOnlyDays),
    openText: openText(location, config, now),
  };
}

/** Hours are printed as rows; the entries behind them stay on the server. */
export function withoutHours(location: Location): Location {
  return { ...location, openingHours: [] };
}

/** `Open now until 5:30 pm`, `Closed now, opens Mon 8:00 am` */
function openText(location: Location, config: SiteConfig, now: number): string | null {
  const { timeZone, appointmentOnlyDays } = config;
  const state = openNow(location.openingHours, now, timeZone, appointmentOnlyDays);
  if (state === null) return null;
  const { open, changesAt } = state;
  if (changesAt === null) return open ? 'Open now' : 'Closed now';
  const at = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(changesAt);
  const time = at({ hour: 'numeric', minute: '2-digit' });
  return open ? `Open now until ${time}` : `Closed now, opens ${at({ weekday: 'short' })} ${time}`;
}
