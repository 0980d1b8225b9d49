import type { SearchState } from '@forecourt/domain';
import { createContext } from 'react';

/** What the parts of a page of stock do to it. */
export interface ListingActions {
  /**
   * Shows the results of a changed search under their address. The page stays where it is (R2-58):
   * results change under the shopper's hand.
   */
  search(next: SearchState): void;
}

export const ListingContext = createContext<ListingActions | null>(null);
