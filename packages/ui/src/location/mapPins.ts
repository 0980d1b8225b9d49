import type { Location } from '@forecourt/domain';
import { addressLines } from './addressLines.ts';

/** A place on the map. */
export interface MapPin {
  id: string;
  name: string;
  address: readonly string[];
  phone: string | null;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** Pins of the places whose position is known. */
export function mapPins(locations: readonly Location[]): readonly MapPin[] {
  return locations.flatMap((location) => {
    const { id, name, phone, latitude, longitude } = location;
    if (latitude === null || longitude === null) return [];
    return [{ id, name, phone, latitude, longitude, address: addressLines(location) }];
  });
}
