import {
  emptySearch,
  type FacetWords,
  formatSearch,
  type SearchState,
  withQuery,
} from '@forecourt/domain';
import type { Suggestion } from '@forecourt/ui';
import { SEARCH_PATH } from '../../../presenters/paths.ts';
import { browserStock } from '../local/browserStock.ts';
import { once } from '../once.ts';
import { recentSearches } from '../useRecentSearches.ts';

/** The first paint does without: nothing is suggested before scripts run. */
const bringStyles = once(() => import('@forecourt/ui/styles/suggest.css'));

/** Milliseconds after the last key until the server is asked: most words are typed faster. */
const PAUSE_MS = 150;

export interface SuggestionPlace {
  /** The search on screen; `null` where there is none. */
  asked: SearchState | null;
  /** Path of the listing. */
  path: string;
  words: FacetWords;
  /** A search in plain words that finds something. */
  example: string | null;
}

/**
 * Suggestions for a text: from the stock in this browser, or from the server while it is not there.
 * An empty box offers the searches of before, and one that shows what may be asked.
 */
export async function findSuggestions(
  { asked: onScreen, path, words, example }: SuggestionPlace,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  await bringStyles();
  const asked = onScreen ?? emptySearch;
  const question = withQuery(asked, text);
  if (question.query !== '') {
    return (await browserStock.suggest(question, path)) ?? askServer(question, path, signal);
  }
  const recent = recentSearches(path, asked, words).map(({ label, href }) => ({
    ...{ label, href },
    ...{ kind: null, count: null, query: '' },
  }));
  return example === null ? recent : [...recent, exampleOf(example)];
}

/** The server's suggestions for the text of a page's search; none when it cannot be reached. */
async function askServer(
  asked: SearchState,
  path: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (signal.aborted) return [];
  const page = path === SEARCH_PATH ? '' : path;
  const response = await fetch(`/api/suggest${page}?${formatSearch(asked)}`, { signal });
  return response.ok ? ((await response.json()) as readonly Suggestion[]) : [];
}

/** Of the whole stock: within a search it might find nothing. */
function exampleOf(example: string): Suggestion {
  return {
    label: example,
    kind: 'For example',
    count: null,
    href: `${SEARCH_PATH}?query=${encodeURIComponent(example)}`,
    query: example,
  };
}
