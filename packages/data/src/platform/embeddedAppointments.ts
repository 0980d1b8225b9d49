import { type BookedTime, freeTimes, isoDate } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';
import type { Appointments } from './appointments.ts';

export interface EmbeddedAppointmentsOptions {
  /** Times kept for leads of a site, as `LeadStore.keptTimes` gives them. */
  keptTimes(site: DealerSite, from: string, but?: string): Promise<readonly BookedTime[]>;
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

const DAY = 24 * 3_600_000;

/**
 * Gives times from a place's opening hours, less what the website's own leads have been given. What a
 * dealer agrees on by phone it does not know.
 */
export function embeddedAppointments({
  keptTimes,
  now,
}: EmbeddedAppointmentsOptions): Appointments {
  return {
    async freeAt(site, { locationId, carId, formKey }) {
      const { appointments: rules, appointmentOnlyDays, locations, timeZone } = site.config;
      const location = locations.find(({ id }) => id === locationId);
      if (rules === null || location === undefined) return { kind: 'known', days: [] };
      const at = now();
      try {
        // The day before, in whichever zone: a visit may have begun then.
        const booked = await keptTimes(site, isoDate(at - 2 * DAY), formKey);
        const diary = { location, carId, booked, rules, appointmentOnlyDays, timeZone, now: at };
        return { kind: 'known', days: freeTimes(diary) };
      } catch {
        return { kind: 'down' };
      }
    },
  };
}
