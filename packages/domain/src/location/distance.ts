/** Degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
function radians(degrees: number) {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in kilometres, by the haversine formula (R7-09). */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
