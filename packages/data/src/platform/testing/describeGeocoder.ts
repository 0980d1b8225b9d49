import { distanceKm } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { Geocoder } from '../geocoder.ts';
import { platformSite } from './platformSite.ts';

/** Where some postcodes lie, by a map. */
export const knownPlaces = {
  '0800': [-12.46, 130.84],
  '2000': [-33.87, 151.21],
  '4000': [-27.47, 153.03],
  '6000': [-31.95, 115.86],
} as const;

/** The contract of every adapter of `Geocoder`. */
export function describeGeocoder(open: () => Geocoder): void {
  test.each(Object.entries(knownPlaces))(
    '%s is where it is, to three kilometres',
    async (postcode, at) => {
      const answer = await open().find(platformSite(), postcode);
      if (answer.kind !== 'found') throw new Error(answer.kind);
      const [latitude, longitude] = at;
      expect(distanceKm(answer.point, { latitude, longitude })).toBeLessThan(3);
    },
  );

  test.each(['0000', '9999', '1111'])('%s is none (R7-09)', async (postcode) => {
    expect(await open().find(platformSite(), postcode)).toEqual({ kind: 'none' });
  });
}
