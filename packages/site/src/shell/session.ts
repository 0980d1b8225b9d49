import { anonymousSession, canSave, readWatchlist, type Session } from '@forecourt/domain';
import { ACCOUNT_LABEL, SIGN_IN_LABEL, SIGN_IN_PATH } from '../presenters/paths.ts';
import { favouritesOf } from './save/favourites.ts';
import { savedState } from './save/savedState.ts';

const API = '/api/auth';

/**
 * Asks once who is signed in, and calls links to the sign-in page by it (R4-13). The page's HTML knows
 * nobody. A page that Back brings out of memory may be of somebody who has signed out since: it asks again,
 * and the sign-in page itself is loaded anew.
 *
 * @param site its slug
 */
export async function startSession(site: string): Promise<void> {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (location.pathname === SIGN_IN_PATH) location.reload();
    else void askSession().then(showSession);
  });
  const session = await askSession();
  showSession(session);
  // What was saved without an account is not lost by signing in.
  if (canSave(session) && favouritesOf(site).read().length > 0) {
    await (await import('./save/mergeFavourites.ts')).mergeFavourites(site, session);
  }
}

/** Who could not be loaded is nobody. Buttons that save are told, too. */
export async function askSession(): Promise<Session> {
  const session = await fetchSession();
  savedState.set(session);
  return session;
}

async function fetchSession(): Promise<Session> {
  try {
    const answer = await fetch(API);
    if (!answer.ok) throw new Error(`The session was not told (${answer.status}).`);
    return asSession(await answer.json());
  } catch (error) {
    console.error(error);
    return anonymousSession;
  }
}

function asSession(said: unknown): Session {
  const { user, watchlist } = Object(said) as {
    user?: { phone?: unknown } | null;
    watchlist?: unknown;
  };
  const phone = typeof user?.phone === 'string' ? user.phone : null;
  return { user: user == null ? null : { phone }, watchlist: readWatchlist(watchlist) };
}

/** The text changes and the element stays, so that whoever has drawn it can go on with it. */
function showSession({ user }: Session): void {
  for (const link of document.querySelectorAll(`header a[href="${SIGN_IN_PATH}"]`)) {
    const text = link.firstChild;
    if (text?.nodeType !== Node.TEXT_NODE) continue;
    if (text.nodeValue !== SIGN_IN_LABEL && text.nodeValue !== ACCOUNT_LABEL) continue;
    text.nodeValue = user === null ? SIGN_IN_LABEL : ACCOUNT_LABEL;
  }
}
