import type { DealerPlace, SiteConfig } from '@forecourt/data';
import {
  type HoursRow,
  holidayHours,
  type Location,
  openNow,
  openText,
  thisWeeksHolidays,
  type Vehicle,
  type Weekday,
  wallTime,
  weekdayOf,
  weeklyHours,
} from '@forecourt/domain';
import { directionsHref, type ImageSource, type Opening } from '@forecourt/ui';
import { imageSource } from './imageSource.ts';
import { enquiryHref, placeHref } from './paths.ts';

/** What a location card prints: the properties of `LocationCard`. */
export interface LocationView {
  location: Location;
  hours: readonly HoursRow[];
  opening: Opening | null;
  /** Weekday at the dealer's; `null` on a day whose hours are not those of the week. */
  today: Weekday | null;
  thisWeek: readonly HoursRow[];
  phones: readonly { label: string; phone: string }[];
  /** The place's own page. */
  href: string;
}

export function locationView(place: DealerPlace, config: SiteConfig, now: number): LocationView {
  const { timeZone, appointmentOnlyDays } = config;
  const { openingHours, phones, slug } = place;
  const open = openNow(openingHours, now, timeZone, appointmentOnlyDays);
  const { date } = wallTime(now, timeZone);
  const isHoliday = openingHours.some((hour) => hour.date === date);
  return {
    location: withoutHours(place),
    hours: weeklyHours(openingHours, appointmentOnlyDays),
    opening: open && { open: open.open, text: openText(open, now, timeZone) },
    today: isHoliday ? null : weekdayOf(date),
    thisWeek: thisWeeksHolidays(openingHours, date),
    phones,
    href: placeHref(config, slug),
  };
}

/** What pages about places print besides. */
export interface PlaceView extends LocationView {
  /** Of its `Holiday Opening Hours`. */
  holidayRows: readonly HoursRow[];
  image: ImageSource | null;
  emailUs: EmailUsHrefs;
  /** Where no link to a map of the dealer's own leads there. */
  directions: string | null;
}

/** A place with how far it is: the property of `LocationCard`. */
export type FarPlace = PlaceView & { distance: string | null };

/** The page with a form, and what a script asks for to have that form alone. */
export interface EmailUsHrefs {
  href: string;
  about: string;
}

/** Where a place is written to. */
export function placeEmail({ id, slug }: DealerPlace, config: SiteConfig): EmailUsHrefs {
  const href = `${placeHref(config, slug)}#enquire`;
  return { href, about: `location_id=${encodeURIComponent(id)}` };
}

/** Where a vehicle is asked about. */
export function vehicleEmail({ id, slug }: Pick<Vehicle, 'id' | 'slug'>): EmailUsHrefs {
  return { href: enquiryHref(slug), about: `car_id=${encodeURIComponent(id)}` };
}

export function placeView(place: DealerPlace, config: SiteConfig, now: number): PlaceView {
  const { date } = wallTime(now, config.timeZone);
  return {
    ...locationView(place, config, now),
    holidayRows: holidayHours(place.openingHours, date),
    emailUs: placeEmail(place, config),
    directions: place.placeUrl === null ? directionsHref(place) : null,
    image: place.image === null ? null : imageSource(place.image, place.name, config.imageService),
  };
}

/** Hours are printed as rows, and what else a place's own page prints is not for every page. */
export function withoutHours({
  image: _image,
  phones: _phones,
  services: _services,
  frames: _frames,
  ...location
}: DealerPlace): Location {
  return { ...location, openingHours: [] };
}
