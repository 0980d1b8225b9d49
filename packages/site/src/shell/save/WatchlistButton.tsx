import type { VehicleSummary } from '@forecourt/domain';
import { SaveButton, type SaveButtonProps, type SaveForm } from '@forecourt/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { WATCHLIST_PATH } from '../../presenters/paths.ts';
import { doneId, saveId } from '../../presenters/saveAnchors.ts';
import { savedState } from './savedState.ts';

export interface WatchlistButtonProps extends Pick<SaveButtonProps, 'variant'> {
  vehicle: Pick<VehicleSummary, 'id' | 'title'>;
  /** The page that it stands on: it can be used without a script there, and leads back. */
  back?: string;
  /** On a page of who is signed in, where it is among what was saved. */
  listed?: boolean;
}

const unreachable = 'Your list could not be reached, so nothing was changed. Please try again.';

/**
 * Saves a vehicle for who is signed in, and leads anyone else to the sign-in page (R4-10). Its HTML is
 * everybody's; what is saved shows once the session has been asked for.
 */
export function WatchlistButton({ vehicle, variant, back, listed = false }: WatchlistButtonProps) {
  const { id, title } = vehicle;
  const saved = useSyncExternalStore(
    savedState.subscribe,
    () => savedState.session()?.watchlist.includes(id) ?? listed,
    () => listed,
  );
  const [{ pending, failure }, setState] = useState<{ pending: boolean; failure: string | null }>({
    ...{ pending: false, failure: null },
  });
  useEffect(() => focusAfterSignIn(saveId(id)), [id]);
  const press = async () => {
    setState({ pending: true, failure: null });
    const failed = await import('./pressSave.ts').then(
      ({ pressSave }) => pressSave(id),
      () => unreachable,
    );
    setState({ pending: false, failure: failed });
  };
  return (
    <SaveButton
      title={title}
      id={saveId(id)}
      {...(variant !== undefined && { variant })}
      {...(back !== undefined && { form: formOf(id, back, listed) })}
      saved={saved}
      pending={pending}
      failure={failure}
      signInHref={null}
      onToggle={() => void press()}
    />
  );
}

function formOf(id: string, back: string, listed: boolean): SaveForm {
  const fields = { car_id: id, change: listed ? 'remove' : 'save', back };
  return {
    action: WATCHLIST_PATH,
    fields,
    listHref: WATCHLIST_PATH,
    ...(!listed && { doneId: doneId(id) }),
  };
}

/** Browsers do so by themselves where the button was sent with the page (R4-36). */
function focusAfterSignIn(id: string): void {
  if (location.hash !== `#${encodeURIComponent(id)}` || document.activeElement !== document.body)
    return;
  document.getElementById(id)?.focus();
}
