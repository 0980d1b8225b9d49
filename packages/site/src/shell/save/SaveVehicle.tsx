import type { VehicleSummary } from '@forecourt/domain';
import { SaveButton, type SaveButtonProps } from '@forecourt/ui';
import { useState, useSyncExternalStore } from 'react';
import { WATCHLIST_PATH } from '../../presenters/paths.ts';
import { doneId, saveId } from '../../presenters/saveAnchors.ts';
import { useSiteView } from '../SiteDocument.tsx';
import { favouritesOf } from './favourites.ts';
import { savedState } from './savedState.ts';

export interface SaveVehicleProps extends Pick<SaveButtonProps, 'variant'> {
  vehicle: Pick<VehicleSummary, 'id' | 'title'>;
  /** The page that it stands on: with an account it saves without a script there, and leads back. */
  back?: string;
  /** On a page of what was saved. */
  listed?: boolean;
}

/**
 * Saves a vehicle where the site keeps it: with who is signed in, or in this browser (R1-04). Its HTML is
 * everybody's; what is saved shows once that is known, and the code of a press comes with the first.
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
  const press = async () => {
    setState({ pending: true, failure: null });
    const { pressSave, pressFavourite } = await import('./pressSave.ts').catch(() => UNREACHED);
    setState({ pending: false, failure: await (isOwn ? pressSave(id) : pressFavourite(slug, id)) });
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
      onToggle={() => void press()}
    />
  );
}

interface Pressed {
  pending: boolean;
  failure: string | null;
}

const untouched: Pressed = { pending: false, failure: null };

const unreached = async () =>
  'The site could not be reached, so your list is as it was. Please try again.';
const UNREACHED = { pressSave: unreached, pressFavourite: unreached };
