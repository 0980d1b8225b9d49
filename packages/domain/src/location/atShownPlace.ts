import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Location } from './location.ts';

type Place = Pick<Location, 'slug' | 'name' | 'dealershipSlug'>;

function fold(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * The vehicle as a site may show it: without a place that is never listed (R3-14), and without a
 * dealership all of whose places are such. It is still for sale, and its leads reach the dealer.
 *
 * @param places of the site's configuration
 */
export function atShownPlace(
  vehicle: Vehicle,
  places: { locations: readonly Place[]; hiddenLocations: readonly Place[] },
): Vehicle {
  const { locations, hiddenLocations } = places;
  if (hiddenLocations.length === 0) return vehicle;
  const hidden = new Set(hiddenLocations.flatMap(({ slug, name }) => [fold(slug), fold(name)]));
  const { dealershipSlug, distributionLocations, location } = vehicle;
  const standsHidden =
    location !== null && [location.slug, location.name].some((text) => hidden.has(fold(text)));
  const ofDealership = (place: Place): boolean =>
    dealershipSlug !== null && place.dealershipSlug === dealershipSlug;
  const isDealershipHidden = hiddenLocations.some(ofDealership) && !locations.some(ofDealership);
  const listed = distributionLocations.filter((name) => !hidden.has(fold(name)));
  if (!standsHidden && !isDealershipHidden && listed.length === distributionLocations.length) {
    return vehicle;
  }
  return {
    ...vehicle,
    distributionLocations: listed,
    ...(standsHidden && { location: null }),
    ...(isDealershipHidden && { dealershipSlug: null, dealershipName: null }),
  };
}
