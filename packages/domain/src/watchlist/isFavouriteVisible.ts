import { exceeds } from '../price/exceeds.ts';
import { isSold } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a saved vehicle and its button show: on the site and in stock; `coming_soon` does not
 * count here. A strict site also wants a price above 0 and photos (R4-14).
 */
export function isFavouriteVisible(
  vehicle: Pick<Vehicle, 'showOnDealerWebsite' | 'status' | 'sold' | 'price' | 'images'>,
  strict: boolean,
): boolean {
  return (
    vehicle.showOnDealerWebsite &&
    vehicle.status === 'in_stock' &&
    !isSold(vehicle) &&
    (!strict || (exceeds(vehicle.price, 0) && vehicle.images.length > 0))
  );
}
