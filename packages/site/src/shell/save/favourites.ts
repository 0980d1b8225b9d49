import { readFavourites, storageKeys } from '@forecourt/domain';
import { createListeners, keep, readKept } from '../browserStore.ts';

/** The vehicles that a shopper saved in this browser, without an account (R1-04, R3-18). */
export interface Favourites {
  subscribe(listener: () => void): () => void;
  /** Their ids, the first saved first; the same list until it changes. */
  read(): readonly string[];
  /** Keeps another list. */
  write(ids: readonly string[]): void;
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
    if (text !== last.text) last = { text, ids: parse(text) };
    return last.ids;
  }

  return {
    subscribe(listener) {
      // Another tab saves, too.
      if (!isWatching) window.addEventListener('storage', tell);
      isWatching = true;
      return subscribe(listener);
    },
    read,
    write(ids) {
      keep('localStorage', name, JSON.stringify(ids));
      tell();
    },
  };
}

/** What cannot be read is none. */
function parse(text: string | null): readonly string[] {
  if (text === null) return NONE;
  try {
    return readFavourites(JSON.parse(text));
  } catch {
    return NONE;
  }
}
