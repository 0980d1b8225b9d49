import { isFavouriteCard, type VehicleSummary } from '@forecourt/domain';
import { FavouriteButton } from '../../shell/FavouriteButton.tsx';

/** The heart on a card of a listing, where the vehicle can be saved. */
export function FavouriteCorner({ vehicle, strict }: { vehicle: VehicleSummary; strict: boolean }) {
  return isFavouriteCard(vehicle, strict) && <FavouriteButton vehicle={vehicle} variant="corner" />;
}
