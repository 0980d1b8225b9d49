import { type FacetKey, storageKeys } from '@forecourt/domain';
import { useSyncExternalStore } from 'react';

export type Folds = Readonly<Partial<Record<FacetKey, boolean>>>;

/**
 * Sections of the filters as the shopper left them during this visit (R2-46). None at first: the
 * page that is served is the same for everybody.
 *
 * @param site slug of the site; `null` where it does not remember
 */
export function useFolds(
  site: string | null,
): [folds: Folds, keep: ((key: FacetKey, open: boolean) => void) | undefined] {
  const folds = useSyncExternalStore(subscribe, () => (site ? foldsOf(site) : NONE), noneYet);
  return [folds, site === null ? undefined : (key, open) => keep(site, key, open)];
}

const NONE: Folds = {};
function noneYet(): Folds {
  return NONE;
}
const listeners = new Set<() => void>();
/** A document belongs to one site. */
let known: Folds | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function foldsOf(site: string): Folds {
  known ??= read(storageKeys.filterSections(site));
  return known;
}

function keep(site: string, key: FacetKey, open: boolean): void {
  known = { ...foldsOf(site), [key]: open };
  write(storageKeys.filterSections(site) + key, open);
  for (const listener of listeners) listener();
}

/** A storage may be forbidden, and anybody may have written to it. */
function read(prefix: string): Folds {
  try {
    const kept = Object.entries(sessionStorage).filter(([name]) => name.startsWith(prefix));
    // The same as the server's: anything else would draw the whole page once more.
    if (kept.length === 0) return NONE;
    return Object.fromEntries(
      kept.map(([name, text]) => [name.slice(prefix.length), text === 'open']),
    );
  } catch {
    return NONE;
  }
}

function write(name: string, open: boolean): void {
  try {
    sessionStorage.setItem(name, open ? 'open' : 'closed');
  } catch {
    // The storage is full or forbidden: the section stays as it is until the page is left.
  }
}
