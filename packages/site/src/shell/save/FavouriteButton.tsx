import { trackingEvents, type VehicleSummary } from '@forecourt/domain';
import { SaveButton, type SaveButtonProps } from '@forecourt/ui';
import { useState, useSyncExternalStore } from 'react';
import { useSiteView } from '../SiteDocument.tsx';
import { track } from '../track.ts';
import { favouritesOf } from './favourites.ts';

interface FavouriteButtonProps extends Pick<SaveButtonProps, 'variant'> {
  vehicle: Pick<VehicleSummary, 'id' | 'title'>;
}

/** Saves a vehicle in this browser (R1-04). */
export function FavouriteButton({ vehicle: { id, title }, variant }: FavouriteButtonProps) {
  const { subscribe, read, toggle } = favouritesOf(useSiteView()?.slug ?? '');
  const saved = useSyncExternalStore(
    subscribe,
    () => read().includes(id),
    () => false,
  );
  const [isFull, setFull] = useState(false);
  const press = () => {
    const outcome = toggle(id);
    setFull(outcome === 'full');
    if (outcome === 'added') track({ event_id: trackingEvents.saved, car_id: id });
  };
  return (
    <SaveButton
      title={title}
      {...(variant !== undefined && { variant })}
      saved={saved}
      failure={isFull ? 'Your list is full. Take a vehicle out of it first.' : null}
      signInHref={null}
      onToggle={press}
    />
  );
}
