import { type Session, savedCopy } from '@forecourt/domain';
import { keep, readKept } from './browserStore.ts';
import { favouritesOf } from './favourites.ts';
import { savedState } from './savedState.ts';
import { showToast } from './showToast.tsx';
import { watchlistCall } from './watchlistCall.ts';

/** So many are sent at once. */
const AT_ONCE = 50;

/**
 * Adds what this browser saved without an account to the list of who is signed in now, and says so. What the
 * list took leaves the browser; what it did not stays there, and is not sent again in this visit.
 *
 * @param site its slug
 */
export async function mergeFavourites(site: string, { user }: Session): Promise<void> {
  const favourites = favouritesOf(site);
  const ids = favourites.read();
  const phone = user?.phone;
  const tried = `merged:${site}`;
  if (!phone || ids.length === 0 || readKept('sessionStorage', tried) === ids.join()) return;
  const merged = new Set<string>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const result = await watchlistCall('save', phone, ids.slice(at, at + AT_ONCE));
    if (result.success) for (const id of result.saved) merged.add(id);
  }
  favourites.drop(merged);
  keep('sessionStorage', tried, favourites.read().join());
  if (merged.size === 0) return;
  const session = savedState.session();
  if (session?.user) {
    const watchlist = [...new Set([...session.watchlist, ...merged])];
    savedState.set({ ...session, watchlist });
  }
  await showToast({ text: savedCopy.merged(merged.size), tone: 'positive' });
}
