import { exceeds } from '../price/exceeds.ts';
import type { VehicleSummary } from '../summary/summary.ts';
import { tagCopy } from '../tags/tagCopy.ts';
import { isSold } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a card has the button, by what it prints. It does not tell a reserved vehicle that is not
 * there yet from one that is; the list of saved vehicles does.
 */
export function isFavouriteCard(
  { available, tag, state, price, photoCount }: VehicleSummary,
  strict: boolean,
): boolean {
  const isComing = tag?.kind === 'coming_soon' || state === tagCopy.comingSoon;
  return available && !isComing && (!strict || (price.kind !== 'none' && photoCount > 0));
}

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
