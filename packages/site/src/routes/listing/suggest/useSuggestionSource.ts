import { withQuery } from '@forecourt/domain';
import type { SuggestionSource } from '@forecourt/ui';
import { useEffect } from 'react';
import { SEARCH_PATH } from '../../../view/paths.ts';
import type { ListingView } from '../listingView.ts';
import { localSuggestions } from '../local/localStock.ts';
import { recentSearches } from '../useRecentSearches.ts';
import { askServer } from './askServer.ts';

/**
 * Suggestions for the listing's search box, within the search on screen: from the stock in this
 * browser, or from the server while it is not there. An empty box offers the searches of before.
 *
 * @param open goes to an address of the listing
 */
export function useSuggestionSource(
  { asked, words, path }: Pick<ListingView, 'asked' | 'words' | 'path'>,
  open: (href: string) => void,
): SuggestionSource | undefined {
  useEffect(() => {
    // Nothing opens before scripts run: the first paint does without.
    void import('@forecourt/ui/styles/suggest.css');
  }, []);
  // A part of the listing keeps a filter that no link can say.
  if (path !== SEARCH_PATH) return undefined;
  return {
    async find(text, signal) {
      const question = withQuery(asked, text);
      if (question.query !== '') {
        return (await localSuggestions(question)) ?? askServer(question, signal);
      }
      return recentSearches(SEARCH_PATH, asked, words).map(({ label, href }) => ({
        ...{ label, href },
        ...{ kind: null, count: null, query: '' },
      }));
    },
    onChoose: ({ href }) => open(href),
  };
}
