import { LIST_FULL, trackingEvents, type VehicleSummary } from '@forecourt/domain';
import { SaveButton, type SaveButtonProps } from '@forecourt/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { WATCHLIST_PATH } from '../presenters/paths.ts';
import { doneId, saveId } from '../presenters/saveAnchors.ts';
import { favouritesOf } from './favourites.ts';
import { useSiteView } from './SiteDocument.tsx';
import { savedState } from './savedState.ts';
import { track } from './track.ts';
import { whenIdle } from './whenIdle.ts';

export interface SaveVehicleProps extends Pick<SaveButtonProps, 'variant'> {
  vehicle: Pick<VehicleSummary, 'id' | 'title'>;
  /** The page that it stands on: with an account it saves without a script there, and leads back. */
  back?: string;
  /** On a page of what was saved. */
  listed?: boolean;
}

/** Few ever need it, so that it comes when they do. */
async function tellFull(): Promise<void> {
  try {
    const { tellSaved } = await import('./tellSaved.ts');
    await tellSaved(LIST_FULL, 'critical');
  } catch (error) {
    // Without a network the words beside the heart are all there is.
    console.error(error);
  }
}

/**
 * Saves a vehicle where the site keeps it: with who is signed in, or in this browser (R1-04). Its HTML is
 * everybody's; what is saved shows once that is known.
 */
export function SaveVehicle({ vehicle, variant, back, listed = false }: SaveVehicleProps) {
  const { id, title } = vehicle;
  const site = useSiteView();
  const slug = site?.slug ?? '';
  const isOwn = site?.saves?.kind === 'watchlist';
  const { subscribe, read } = isOwn ? savedState : favouritesOf(slug);
  const saved = useSyncExternalStore(
    subscribe,
    () => read()?.includes(id) ?? listed,
    () => isOwn && listed,
  );
  const [{ pending, failure }, setState] = useState<Pressed>(untouched);
  useEffect(() => {
    // It is there before it is needed: who presses may leave the page at once.
    if (isOwn) void whenIdle().then(bringPress);
  }, [isOwn]);
  const press = async () => {
    setState({ pending: true, failure: null });
    const failed = await (await bringPress())(id);
    setState({ pending: false, failure: failed });
  };
  const keep = () => {
    const outcome = favouritesOf(slug).toggle(id);
    const isFull = outcome === 'full';
    setState({ pending: false, failure: isFull ? LIST_FULL : null });
    if (isFull) void tellFull();
    if (outcome === 'added') track({ event_id: trackingEvents.saved, car_id: id });
  };
  return (
    <SaveButton
      title={title}
      {...(variant && { variant })}
      {...(isOwn && {
        id: saveId(id),
        ...(back && {
          form: {
            action: WATCHLIST_PATH,
            fields: { car_id: id, change: listed ? 'remove' : 'save', back },
            ...(!listed && { doneId: doneId(id) }),
            listHref: WATCHLIST_PATH,
          },
        }),
      })}
      saved={saved}
      pending={pending}
      failure={failure}
      signInHref={null}
      onToggle={() => void (isOwn ? press() : keep())}
    />
  );
}

interface Pressed {
  pending: boolean;
  failure: string | null;
}

const untouched: Pressed = { pending: false, failure: null };

async function bringPress(): Promise<(id: string) => Promise<string | null>> {
  try {
    return (await import('./pressSave.ts')).pressSave;
  } catch {
    return async () =>
      'The site could not be reached, so your list is as it was. Please try again.';
  }
}
