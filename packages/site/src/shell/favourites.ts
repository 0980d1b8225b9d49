import { parseJson, readFavourites, storageKeys, toggleSaved } from '@forecourt/domain';
import { createListeners, keep, readKept } from './browserStore.ts';

/** The vehicles that a shopper saved in this browser, without an account (R1-04, R3-18). */
export interface Favourites {
  subscribe(listener: () => void): () => void;
  /** Their ids, the first saved first; the same list until it changes. */
  read(): readonly string[];
  /** Saves a vehicle, or takes it out; says which. A full list stays as it is. */
  toggle(id: string): 'added' | 'removed' | 'full';
  /** Takes out what is saved elsewhere now. */
  drop(ids: ReadonlySet<string>): void;
}

const NONE: readonly string[] = [];

const bySite = new Map<string, Favourites>();

/** @param site its slug */
export function favouritesOf(site: string): Favourites {
  const favourites = bySite.get(site) ?? createFavourites(storageKeys.favourites(site));
  bySite.set(site, favourites);
  return favourites;
}

function createFavourites(name: string): Favourites {
  const { subscribe, tell } = createListeners();
  let last: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
  let isWatching = false;

  function read(): readonly string[] {
    const text = readKept('localStorage', name);
    if (text !== last.text) last = { text, ids: readFavourites(parseJson(text)) };
    return last.ids;
  }

  function write(ids: readonly string[]): void {
    keep('localStorage', name, JSON.stringify(ids));
    tell();
  }

  return {
    subscribe(listener) {
      // Another tab saves, too.
      if (!isWatching) window.addEventListener('storage', tell);
      isWatching = true;
      return subscribe(listener);
    },
    read,
    toggle(id) {
      const { list, outcome } = toggleSaved(read(), id);
      write(list);
      return outcome;
    },
    drop: (ids) => write(read().filter((id) => !ids.has(id))),
  };
}
