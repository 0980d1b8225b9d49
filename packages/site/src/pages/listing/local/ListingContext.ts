import { type SearchState, searchHref } from '@forecourt/domain';
import { createContext, use } from 'react';
import type { ListingView } from '../../../listing/listingView.ts';
import { NavigateContext } from '../../../shell/RouterLink.tsx';

/** What the parts of a page of stock do to it. */
export interface ListingActions {
  /**
   * Shows the results of a changed search under their address. The page stays where it is (R2-58):
   * results change under the shopper's hand.
   */
  search(next: SearchState): void;
}

export const ListingContext = createContext<ListingActions | null>(null);

/** The actions of the page round a part; a page that gives none follows the search's address. */
export function useListingActions({ path, preset }: ListingView): ListingActions {
  const navigate = use(NavigateContext);
  return (
    use(ListingContext) ?? {
      search: (next) =>
        void navigate?.(searchHref(path, next, preset), { preventScrollReset: true }),
    }
  );
}
