import { distanceKm, formatNumber, type GeoPoint } from '@forecourt/domain';
import { useMemo, useState } from 'react';
import type { FarPlace, PlaceView } from '../../presenters/location.ts';

export interface Nearest {
  /** The nearest first once it is known where the visitor is, else as they came. */
  places: readonly FarPlace[];
  /** Whether they are sorted by where the browser says that the visitor is. */
  sorted: boolean;
  /** What to tell the visitor: that it is being looked for, or that it was not found. */
  message: string;
  ask(): void;
}

/**
 * Sorts places by how far they are from where the browser says that the visitor is (R7-09). That stays in
 * the browser: nothing of it is sent.
 *
 * @param from where the visitor is by what the page's address says
 */
export function useNearest(places: readonly PlaceView[], from: GeoPoint | null): Nearest {
  const [here, setGeoPoint] = useState<GeoPoint | null>(null);
  const [message, setMessage] = useState('');
  function ask(): void {
    setMessage('Finding where you are');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setGeoPoint(coords);
        setMessage('Sorted by distance, as the crow flies');
      },
      () => setMessage('Your browser did not tell where you are'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }
  const sorted = useMemo(() => nearest(places, here ?? from), [places, here, from]);
  return { places: sorted, sorted: here !== null, message, ask };
}

/** The order and the words, apart from the browser. */
export function nearest(places: readonly PlaceView[], here: GeoPoint | null): readonly FarPlace[] {
  return places
    .map((place) => ({ place, km: here && kmTo(place, here) }))
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE))
    .map(({ place, km }) => ({
      ...place,
      distance:
        km === null ? null : `${km < 1 ? 'Less than 1' : formatNumber(Math.round(km))} km away`,
    }));
}

function kmTo({ location: { latitude, longitude } }: PlaceView, here: GeoPoint): number | null {
  return latitude === null || longitude === null ? null : distanceKm({ latitude, longitude }, here);
}
