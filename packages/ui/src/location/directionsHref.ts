import type { Location } from '@forecourt/domain';

/** The dealer's own link to a map, else the coordinates for whatever app the visitor has for maps. */
export function directionsHref({
  placeUrl,
  latitude,
  longitude,
}: Pick<Location, 'placeUrl' | 'latitude' | 'longitude'>): string | null {
  if (placeUrl !== null) return placeUrl;
  return latitude === null || longitude === null ? null : `geo:${latitude},${longitude}`;
}
