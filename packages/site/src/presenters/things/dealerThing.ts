import type { SiteConfig } from '@forecourt/data';
import { type Location, type OpeningHour, phoneKey, wallTime } from '@forecourt/domain';
import type { AutoDealer, OpeningHoursSpecification, WithContext } from 'schema-dts';

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/**
 * A place of the dealer, as an `AutoDealer`: only what its own page prints, so no holiday that is
 * past (R9-11).
 *
 * @param url absolute address of the page that is about it
 * @param now milliseconds since 1970 UTC
 */
export function dealerThing(
  location: Location,
  { name, phone, timeZone }: Pick<SiteConfig, 'name' | 'phone' | 'timeZone'>,
  url: string,
  now: number,
): object {
  const today = wallTime(now, timeZone).date;
  const telephone = location.phone ?? phone;
  const { street, city, state, postcode, latitude, longitude } = location;
  const thing: WithContext<AutoDealer> = {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name: location.name,
    url,
    ...(location.name !== name && { parentOrganization: { '@type': 'Organization', name } }),
    ...(telephone !== null && phoneKey(telephone) === null && { telephone }),
    ...(location.email !== null && { email: location.email }),
    ...(street !== null && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        ...(city !== null && { addressLocality: city }),
        ...(state !== null && { addressRegion: state }),
        ...(postcode !== null && { postalCode: postcode }),
        addressCountry: 'AU',
      },
    }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(location.placeUrl !== null && { hasMap: location.placeUrl }),
    openingHoursSpecification: location.openingHours
      .filter(({ date }) => date === null || date >= today)
      .map(hoursThing),
  };
  return thing;
}

/** Closed all day is from midnight to midnight. */
function hoursThing({ weekday, open, close, date }: OpeningHour): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    ...(date === null
      ? { dayOfWeek: `https://schema.org/${DAYS[weekday]}` as const }
      : { validFrom: date, validThrough: date }),
    opens: open ?? '00:00',
    closes: close ?? '00:00',
  };
}
