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
import { createKeptList, NOTHING_KEPT } from '../../shell/keptList.ts';

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
  const history = useSyncExternalStore(
    kept.subscribe,
    () => kept.read(NAME),
    () => NOTHING_KEPT,
  );
  useEffect(() => {
    if (appliedFilters(state).length > 0) {
      kept.write(NAME, rememberSearch(kept.read(NAME), path, state));
    }
  }, [path, state]);
  return {
    searches: others(history, path, state, words),
    onClear: () => kept.write(NAME, NOTHING_KEPT),
  };
}

/** The same for somebody who asks once. */
export function recentSearches(
  path: string,
  state: SearchState,
  words: FacetWords,
): RecentSearchesProps['searches'] {
  return others(kept.read(NAME), path, state, words);
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

const kept = /* @__PURE__ */ createKeptList(isRecentSearch);

const NAME = storageKeys.recentSearches;

function isRecentSearch(entry: object): entry is RecentSearch {
  const { path, filters } = entry as Record<string, unknown>;
  return typeof path === 'string' && /^\/[^/\\]/.test(path) && typeof filters === 'string';
}
