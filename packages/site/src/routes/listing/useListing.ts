import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ListingView } from './listingView.ts';
import { bringStock } from './local/localStock.ts';
import { rememberShown } from './local/whileDown.ts';
import { type AnsweredListing, openListing } from './servedListing.ts';

/** What a page of stock shows; meanwhile it fetches what will be needed next. */
export function useListing(answer: AnsweredListing): ListingView {
  useEffect(() => {
    // Nothing opens before scripts run: the first paint does without.
    void import('@forecourt/ui/styles/modal.css');
  }, []);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    rememberShown(answer);
    // Only the server names the files.
    if (!('stockFiles' in answer) || answer.stockFiles === null) return;
    // What the server cannot search, this browser soon can.
    bringStock(answer.stockFiles, answer.isDown ? () => void revalidate() : undefined);
  }, [answer, revalidate]);
  return openListing(answer);
}
