import type { SuggestionSource } from '@forecourt/ui';
import { useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import type { SiteView } from '../../../contracts/siteView.ts';
import { searchHint } from '../../../listing/searchHint.ts';
import { SEARCH_PATH } from '../../../presenters/paths.ts';
import { suggestionSource } from './suggestionSource.ts';

/** What a search box of a template's own needs, by the names of its properties. */
export interface SearchBox {
  /** Goes to the listing for a text. */
  onSearch: (query: string) => void;
  suggestions: SuggestionSource;
  placeholder: string | undefined;
}

/** A template's own search box: of the whole stock, on any page. */
export function useSearch(site: SiteView): SearchBox {
  const navigate = useNavigate();
  return useMemo(() => siteSearch(site, navigate), [site, navigate]);
}

/** What `useSearch` gives, for a box that is not drawn here. */
export function siteSearch(
  { searchExample: example, words }: SiteView,
  navigate: NavigateFunction,
): SearchBox {
  return {
    // A text alone needs no codec, which every page would have to fetch.
    onSearch(query) {
      const text = query.trim().toWellFormed();
      void navigate(text === '' ? SEARCH_PATH : `${SEARCH_PATH}?query=${encodeURIComponent(text)}`);
    },
    suggestions: suggestionSource(
      { asked: null, path: SEARCH_PATH, words, example },
      (href) => void navigate(href),
    ),
    placeholder: searchHint(example),
  };
}
