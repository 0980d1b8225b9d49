/** What the browser knows of a signed-in visitor. */
export interface Session {
  user: { phone: string | null } | null;
  /** Ids of saved vehicles. */
  watchlist: readonly string[];
}

/** Nobody: also after a session that failed to load (R4-13). */
export const anonymousSession: Session = { user: null, watchlist: [] };

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : null;
}

/** A watchlist as the platform sent it; anything but an array is empty (R4-13). */
export function readWatchlist(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value
    .map(idOf)
    .filter((id) => (typeof id === 'string' && id !== '') || typeof id === 'number')
    .map(String);
  return [...new Set(ids)];
}

/** Saving needs a signed-in user with a phone; anyone else signs in first (R4-10). */
export function canSave(session: Session): boolean {
  // Not by `isBlank`: every page asks this, and would load the searches' code for that.
  return (session.user?.phone ?? '').trim() !== '';
}
