import { anonymousSession, canSave, readWatchlist, type Session } from '@forecourt/domain';
import { ACCOUNT_LABEL, ACCOUNT_PATH, SIGN_IN_LABEL, SIGN_IN_PATH } from '../presenters/paths.ts';
import { favouritesOf } from './favourites.ts';
import { noteSignedIn, noteSignedOut } from './ownKept.ts';
import { savedState } from './savedState.ts';

const API = '/api/auth';

/** Who the page was drawn for, as far as it is personal. */
let shown: Session = anonymousSession;

/**
 * Asks once who is signed in, and calls links to the sign-in page by it (R4-13). The page's HTML knows
 * nobody. A page that Back brings out of memory may be of somebody who has signed out since: it asks again,
 * and where that is so it is loaded anew.
 *
 * @param site its slug
 */
export async function startSession(site: string): Promise<void> {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (location.pathname === SIGN_IN_PATH) location.reload();
    else void renewSession(site);
  });
  await renewSession(site);
  // What was saved without an account is not lost by signing in.
  if (canSave(shown) && favouritesOf(site).read().length > 0) {
    await (await import('./mergeFavourites.ts')).mergeFavourites(site, shown);
  }
}

async function renewSession(site: string): Promise<void> {
  const before = shown.user;
  const told = await toldSession();
  shown = told ?? anonymousSession;
  if (told !== null) {
    if (told.user === null) noteSignedOut(site);
    else noteSignedIn();
    if (told.user === null && before !== null) return location.reload();
  }
  showSession(shown);
}

/** Who could not be loaded is nobody. Buttons that save are told, too. */
export async function askSession(): Promise<Session> {
  return (await toldSession()) ?? anonymousSession;
}

async function toldSession(): Promise<Session | null> {
  const told = await fetchSession();
  savedState.set(told ?? anonymousSession);
  return told;
}

/** `null`: it was not told. */
async function fetchSession(): Promise<Session | null> {
  try {
    const answer = await fetch(API);
    if (!answer.ok) throw new Error(`The session was not told (${answer.status}).`);
    return asSession(await answer.json());
  } catch (error) {
    console.error(error);
    return null;
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

/**
 * Text and target change and the element stays, so that whoever has drawn it can go on with it. Who could
 * not be loaded is nobody.
 */
function showSession({ user }: Session): void {
  const links = `header :is(a[href="${SIGN_IN_PATH}"], a[href="${ACCOUNT_PATH}"])`;
  for (const link of document.querySelectorAll(links)) {
    const text = link.firstChild;
    if (text?.nodeType !== Node.TEXT_NODE) continue;
    if (text.nodeValue !== SIGN_IN_LABEL && text.nodeValue !== ACCOUNT_LABEL) continue;
    text.nodeValue = user === null ? SIGN_IN_LABEL : ACCOUNT_LABEL;
    link.setAttribute('href', user === null ? SIGN_IN_PATH : ACCOUNT_PATH);
  }
}
