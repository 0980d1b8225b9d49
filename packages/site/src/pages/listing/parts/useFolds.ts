import { type FacetKey, storageKeys } from '@forecourt/domain';
import { useSyncExternalStore } from 'react';
import { createListeners, keep, readAllKept } from '../../../shell/browserStore.ts';

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
  const folds = useSyncExternalStore(kept.subscribe, () => (site ? kept.of(site) : NONE), noneYet);
  return [folds, site === null ? undefined : (key, open) => kept.fold(site, key, open)];
}

const NONE: Folds = {};

function noneYet(): Folds {
  return NONE;
}

/** The page and the drawer draw the same: one for both. */
const kept = /* @__PURE__ */ createFolds();

/** Folds as they were kept when somebody first asked, and as they were changed since. */
function createFolds() {
  const { subscribe, tell } = createListeners();
  // A document belongs to one site.
  let known: Folds | null = null;
  function of(site: string): Folds {
    known ??= read(storageKeys.filterSections(site));
    return known;
  }
  return {
    subscribe,
    of,
    fold(site: string, key: FacetKey, open: boolean): void {
      known = { ...of(site), [key]: open };
      // Where nothing can be kept, the section stays as it is until the page is left.
      keep('sessionStorage', storageKeys.filterSections(site) + key, open ? 'open' : 'closed');
      tell();
    },
  };
}

function read(prefix: string): Folds {
  const entries = readAllKept('sessionStorage', prefix);
  // The same as the server's: anything else would draw the whole page once more.
  if (entries.length === 0) return NONE;
  return Object.fromEntries(
    entries.map(([name, text]) => [name.slice(prefix.length), text === 'open']),
  );
}
