import { type SearchState, withQuery } from '@forecourt/domain';
import type { SuggestionSource } from '@forecourt/ui';
import { use } from 'react';
import type { ListingView } from '../../../listing/listingView.ts';
import { searchHint } from '../../../listing/searchHint.ts';
import { withChange } from '../../../listing/withChange.ts';
import { NavigateContext } from '../../../shell/RouterLink.tsx';
import { useListingActions } from '../local/ListingContext.ts';
import { suggestionSource } from '../suggest/suggestionSource.ts';

/** What the search box and the filters of a listing share. */
export interface SearchControls {
  /** The search as they show it: the box what was typed, the filters what it was read as. */
  shown: SearchState;
  /** Takes `shown` after a change. */
  change(next: SearchState): void;
  placeholder: string | undefined;
  suggestions: SuggestionSource;
}

/** @param example a search in plain words that finds something */
export function useSearchControls(view: ListingView, example: string | null): SearchControls {
  const { asked, state } = view;
  const listing = useListingActions(view);
  const navigate = use(NavigateContext);
  const shown = { ...state, query: asked.query };
  // As after any other search from its box, the page stays where it is (R2-58).
  const open = (href: string) => void navigate?.(href, { preventScrollReset: true });
  return {
    shown,
    change: (next) =>
      listing.search(
        next.query === shown.query ? withChange(asked, state, next) : withQuery(asked, next.query),
      ),
    // Beside the number of filters in use it would have no room.
    placeholder: view.pills.length === 0 ? searchHint(example) : undefined,
    suggestions: suggestionSource({ ...view, example }, open),
  };
}
