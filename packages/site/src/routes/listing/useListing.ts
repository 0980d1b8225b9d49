import { useEffect } from 'react';
import type { ListingView } from './listingView.ts';
import { bringStock } from './local/localStock.ts';
import { type AnsweredListing, openListing } from './servedListing.ts';

/** What a page of stock shows; meanwhile it fetches what will be needed next. */
export function useListing(answer: AnsweredListing): ListingView {
  useEffect(() => {
    // Nothing opens before scripts run: the first paint does without.
    void import('@forecourt/ui/styles/modal.css');
  }, []);
  useEffect(() => {
    // Only the server names the files.
    if ('stockFiles' in answer && answer.stockFiles !== null) bringStock(answer.stockFiles);
  }, [answer]);
  return openListing(answer);
}
