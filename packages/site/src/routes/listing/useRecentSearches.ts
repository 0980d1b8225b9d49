import {
  appliedFilters,
  type FacetWords,
  parseSearch,
  type RecentSearch,
  rememberSearch,
  type SearchState,
} from '@forecourt/domain';
import type { RecentSearchesProps } from '@forecourt/ui';
import { useEffect, useState } from 'react';

/** Each site has an origin, and so a storage, of its own. */
const KEY = 'recent-searches';

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
  const [history, setHistory] = useState<readonly RecentSearch[]>([]);
  useEffect(() => {
    const past = read();
    setHistory(past);
    if (appliedFilters(state).length > 0) write(rememberSearch(past, path, state));
  }, [path, state]);
  const [current] = rememberSearch([], path, state);
  return {
    searches: history
      .filter((entry) => entry.path !== path || entry.filters !== current?.filters)
      .map((entry) => ({
        label: appliedFilters(parseSearch(entry.filters), words)
          .map(({ label }) => label)
          .join(' · '),
        href: [entry.path, entry.filters].filter(Boolean).join('?'),
      })),
    onClear() {
      write([]);
      setHistory([]);
    },
  };
}

/** A storage may be full, forbidden or written by somebody else; the page does without it. */
function read(): readonly RecentSearch[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentSearch) : [];
  } catch {
    return [];
  }
}

function write(history: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(history));
  } catch {
    // The searches are not remembered, and nothing else is lost.
  }
}

function isRecentSearch(entry: unknown): entry is RecentSearch {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, filters } = entry as Record<string, unknown>;
  return typeof path === 'string' && /^\/[^/\\]/.test(path) && typeof filters === 'string';
}
