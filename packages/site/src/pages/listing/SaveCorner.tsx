import { isFavouriteCard, type VehicleSummary } from '@forecourt/domain';
import { useEffect } from 'react';
import { saveAnchor, saveId } from '../../presenters/saveAnchors.ts';
import { SaveVehicle } from '../../shell/SaveVehicle.tsx';

/** The heart on a card of a listing, where the vehicle can be saved. */
export function SaveCorner({ vehicle, strict }: { vehicle: VehicleSummary; strict: boolean }) {
  const { id } = vehicle;
  useEffect(() => focusAfterSignIn(id), [id]);
  return isFavouriteCard(vehicle, strict) && <SaveVehicle vehicle={vehicle} variant="corner" />;
}

/** A browser has led back to a button that was not there yet (R4-36). */
function focusAfterSignIn(id: string): void {
  const isMeant = location.hash === `#${saveAnchor(id)}`;
  if (isMeant && document.activeElement === document.body) {
    document.getElementById(saveId(id))?.focus();
  }
}
