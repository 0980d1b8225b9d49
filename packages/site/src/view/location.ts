import type { SiteConfig } from '@forecourt/data';
import {
  type HoursRow,
  type Location,
  licenceLines,
  openNow,
  telHref,
  weeklyHours,
} from '@forecourt/domain';

/** What a location card prints. */
export interface LocationView {
  id: string;
  slug: string;
  name: string;
  address: string;
  phone: { text: string; href: string } | null;
  placeUrl: string | null;
  hours: readonly HoursRow[];
  /** `null` when the entries cannot say. */
  open: boolean | null;
  licences: readonly string[];
}

export function locationView(location: Location, config: SiteConfig, now: number): LocationView {
  const { street, city, state, postcode, phone, openingHours } = location;
  const town = [city, state, postcode].filter(Boolean).join(' ');
  const days = config.appointmentOnlyDays;
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    address: [street, town].filter(Boolean).join(', '),
    phone: phone === null ? null : { text: phone, href: telHref(phone) },
    placeUrl: location.placeUrl,
    hours: weeklyHours(openingHours, days),
    open: openNow(openingHours, now, config.timeZone, days)?.open ?? null,
    licences: licenceLines(location),
  };
}
