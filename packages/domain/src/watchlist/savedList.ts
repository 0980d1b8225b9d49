/** Most vehicles one person can save. */
export const MAX_SAVED = 200;

/** What a click on the save button does to a list. */
export interface Toggled {
  list: readonly string[];
  /** `full`: the list holds 200 vehicles and stays as it is. */
  outcome: 'added' | 'removed' | 'full';
}

/** Adds a vehicle at the end, or removes it. Only `added` fires event 39 (R4-12). */
export function toggleSaved(list: readonly string[], id: string): Toggled {
  if (list.includes(id)) {
    return { list: list.filter((saved) => saved !== id), outcome: 'removed' };
  }
  if (list.length >= MAX_SAVED) return { list, outcome: 'full' };
  return { list: [...list, id], outcome: 'added' };
}

/**
 * Takes one change back after it failed, whatever else changed meanwhile (R4-11): a snapshot from
 * before the click would undo later clicks too.
 */
export function revertSaved(
  list: readonly string[],
  id: string,
  outcome: Toggled['outcome'],
): readonly string[] {
  const rest = list.filter((saved) => saved !== id);
  if (outcome === 'added') return rest;
  return outcome === 'removed' ? [...rest, id] : list;
}

/**
 * The list of an account after its owner signs in on a browser with favourites: the account's own
 * first, nothing twice, at most 200.
 */
export function mergeSaved(
  account: readonly string[],
  browser: readonly string[],
): readonly string[] {
  return [...new Set([...account, ...browser])].slice(0, MAX_SAVED);
}

/** Favourites as read from the browser's storage; anything but a list of texts is none (R3-18). */
export function readFavourites(stored: unknown): readonly string[] {
  return Array.isArray(stored)
    ? mergeSaved(
        [],
        stored.filter((id): id is string => typeof id === 'string' && id !== ''),
      )
    : [];
}
