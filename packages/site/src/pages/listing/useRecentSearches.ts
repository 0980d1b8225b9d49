import {
  appliedFilters,
  type FacetWords,
  parseSearch,
  type RecentSearch,
  rememberSearch,
  type SearchState,
  storageKeys,
} from '@forecourt/domain';
import type { RecentSearchesProps } from '@forecourt/ui';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * What this browser looked for last on this site, without the search on screen. Nothing at first:
 * the page that is served is the same for everybody.
 *
 * @param path the listing's path
 */
export function useRecentSearches(
  path: string,
  state: SearchState,
  words: FacetWords,
): RecentSearchesProps {
  const history = useSyncExternalStore(subscribe, read, () => NONE);
  useEffect(() => {
    if (appliedFilters(state).length > 0) write(rememberSearch(read(), path, state));
  }, [path, state]);
  return { searches: others(history, path, state, words), onClear: () => write(NONE) };
}

/** The same for somebody who asks once. */
export function recentSearches(
  path: string,
  state: SearchState,
  words: FacetWords,
): RecentSearchesProps['searches'] {
  return others(read(), path, state, words);
}

function others(
  history: readonly RecentSearch[],
  path: string,
  state: SearchState,
  words: FacetWords,
): RecentSearchesProps['searches'] {
  const [current] = rememberSearch([], path, state);
  return history
    .filter((entry) => entry.path !== path || entry.filters !== current?.filters)
    .map((entry) => ({
      label: appliedFilters(parseSearch(entry.filters), words)
        .map(({ label }) => label)
        .join(' · '),
      href: [entry.path, entry.filters].filter(Boolean).join('?'),
    }));
}

const NONE: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let last: { text: string | null; history: readonly RecentSearch[] } = { text: null, history: NONE };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A storage may be forbidden or written by somebody else; the page does without it. */
function read(): readonly RecentSearch[] {
  try {
    const text = localStorage.getItem(storageKeys.recentSearches);
    if (text !== last.text) last = { text, history: parse(text) };
  } catch {
    last = { text: null, history: NONE };
  }
  return last.history;
}

function parse(text: string | null): readonly RecentSearch[] {
  const list: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(list) ? list.filter(isRecentSearch) : NONE;
}

function write(history: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(storageKeys.recentSearches, JSON.stringify(history));
  } catch {
    // The storage is full or forbidden: the search is not remembered, and nothing else is lost.
  }
  for (const listener of listeners) listener();
}

function isRecentSearch(entry: unknown): entry is RecentSearch {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, filters } = entry as Record<string, unknown>;
  return typeof path === 'string' && /^\/[^/\\]/.test(path) && typeof filters === 'string';
}
