import {
  anonymousSession,
  canSave,
  revertSaved,
  savedCopy,
  signInPath,
  toggleSaved,
  trackingEvents,
} from '@forecourt/domain';
import { saveAnchor } from '../presenters/saveAnchors.ts';
import { savedState } from './savedState.ts';
import { tellSaved } from './tellSaved.ts';
import { track } from './track.ts';
import { watchlistCall } from './watchlistCall.ts';

/**
 * Saves a vehicle or takes it out: the list changes at once, the server follows, and what failed is taken
 * back and told (R4-11). Who is not signed in goes to the sign-in page, and nothing is saved afterwards
 * without another press (R4-36).
 *
 * @returns what went wrong, for beside the button; `null` where nothing did
 */
export async function pressSave(id: string): Promise<string | null> {
  const session = savedState.session() ?? (await (await import('./session.ts')).askSession());
  const phone = session.user?.phone;
  if (!canSave(session) || !phone) {
    const { pathname, search } = location;
    const here = pathname + search;
    location.assign(signInPath('watchlist', `${here}#${saveAnchor(id)}`, here));
    return null;
  }
  const { list, outcome } = toggleSaved(session.watchlist, id);
  if (outcome === 'full') {
    void tellSaved(savedCopy.full, 'critical');
    return savedCopy.full;
  }
  savedState.set({ ...session, watchlist: list });
  if (outcome === 'added') track({ event_id: trackingEvents.saved, car_id: id });
  const result = await watchlistCall(outcome === 'added' ? 'save' : 'remove', phone, [id]);
  if (result.success) {
    void tellSaved(outcome === 'added' ? savedCopy.saved : savedCopy.removed);
    return null;
  }
  const now = savedState.session() ?? session;
  savedState.set(
    result.isSignedOut
      ? anonymousSession
      : { ...now, watchlist: revertSaved(now.watchlist, id, outcome) },
  );
  alert(result.error);
  return result.error;
}
