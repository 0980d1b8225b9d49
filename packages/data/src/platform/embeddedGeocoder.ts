import type { Geocoder, GeocoderCredit } from './geocoder.ts';

/** As its licence asks (CC BY 4.0). */
const GEONAMES: GeocoderCredit = { label: 'GeoNames', href: 'https://www.geonames.org' };

/**
 * Answers from a table of Australian postcodes, each by the place in its middle, to about a
 * kilometre. The table is made of GeoNames' (decision 19) and read when it is first asked for.
 */
export function embeddedGeocoder(): Geocoder {
  return {
    async find(_site, postcode) {
      const { default: points } = await import('./postcodes/postcodes.json', {
        with: { type: 'json' },
      });
      if (!Object.hasOwn(points, postcode)) return { kind: 'none' };
      const [latitude = 0, longitude = 0] = points[postcode as keyof typeof points];
      return { kind: 'found', point: { latitude, longitude }, credit: GEONAMES };
    },
  };
}
