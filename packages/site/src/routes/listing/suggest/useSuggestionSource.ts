import { withQuery } from '@forecourt/domain';
import type { SuggestionSource } from '@forecourt/ui';
import { useEffect } from 'react';
import type { ListingView } from '../listingView.ts';
import { localSuggestions } from '../local/localStock.ts';
import { once } from '../once.ts';
import { recentSearches } from '../useRecentSearches.ts';
import { askServer } from './askServer.ts';

/** The first paint does without: nothing is suggested before scripts run. */
const bringStyles = once(() => import('@forecourt/ui/styles/suggest.css'));

/**
 * Suggestions for the listing's search box, within the search on screen: from the stock in this
 * browser, or from the server while it is not there. An empty box offers the searches of before.
 *
 * @param open goes to an address of the listing
 */
export function useSuggestionSource(
  { asked, words, path }: Pick<ListingView, 'asked' | 'words' | 'path'>,
  open: (href: string) => void,
): SuggestionSource {
  useEffect(() => {
    bringStyles().catch(() => undefined);
  }, []);
  return {
    async find(text, signal) {
      await bringStyles();
      const question = withQuery(asked, text);
      if (question.query !== '') {
        return (await localSuggestions(question, path)) ?? askServer(question, path, signal);
      }
      return recentSearches(path, asked, words).map(({ label, href }) => ({
        ...{ label, href },
        ...{ kind: null, count: null, query: '' },
      }));
    },
    onChoose: ({ href }) => open(href),
  };
}
