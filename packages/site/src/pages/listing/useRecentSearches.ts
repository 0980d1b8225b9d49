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
import { createListeners, keep, readKept } from '../../shell/browserStore.ts';

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
  const history = useSyncExternalStore(kept.subscribe, kept.read, () => NONE);
  useEffect(() => {
    if (appliedFilters(state).length > 0) kept.write(rememberSearch(kept.read(), path, state));
  }, [path, state]);
  return { searches: others(history, path, state, words), onClear: () => kept.write(NONE) };
}

/** The same for somebody who asks once. */
export function recentSearches(
  path: string,
  state: SearchState,
  words: FacetWords,
): RecentSearchesProps['searches'] {
  return others(kept.read(), path, state, words);
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

const kept = /* @__PURE__ */ createHistory();

/** The searches that this browser keeps, read anew when any page of the site has written them. */
function createHistory() {
  const { subscribe, tell } = createListeners();
  let last: { text: string | null; history: readonly RecentSearch[] } = {
    text: null,
    history: NONE,
  };
  return {
    subscribe,
    read(): readonly RecentSearch[] {
      const text = readKept('localStorage', storageKeys.recentSearches);
      if (text !== last.text) last = { text, history: parse(text) };
      return last.history;
    },
    // Where nothing can be kept, the search is not remembered, and nothing else is lost.
    write(history: readonly RecentSearch[]): void {
      keep('localStorage', storageKeys.recentSearches, JSON.stringify(history));
      tell();
    },
  };
}

/** Anybody may have written it. */
function parse(text: string | null): readonly RecentSearch[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentSearch) : NONE;
  } catch {
    return NONE;
  }
}

function isRecentSearch(entry: unknown): entry is RecentSearch {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, filters } = entry as Record<string, unknown>;
  return typeof path === 'string' && /^\/[^/\\]/.test(path) && typeof filters === 'string';
}
