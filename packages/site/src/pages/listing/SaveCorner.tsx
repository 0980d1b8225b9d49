import { isFavouriteCard, type VehicleSummary } from '@forecourt/domain';
import { SaveVehicle } from '../../shell/save/SaveVehicle.tsx';

/** The heart on a card of a listing, where the vehicle can be saved. */
export function SaveCorner({ vehicle, strict }: { vehicle: VehicleSummary; strict: boolean }) {
  return isFavouriteCard(vehicle, strict) && <SaveVehicle vehicle={vehicle} variant="corner" />;
}
