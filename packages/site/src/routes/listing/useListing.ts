import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ListingView } from './listingView.ts';
import { bringStock } from './local/localStock.ts';
import { rememberShown } from './local/whileDown.ts';
import { once } from './once.ts';
import { type AnsweredListing, openListing } from './servedListing.ts';

/** The first paint does without: nothing opens before scripts run. */
export const bringDrawerStyles = once(() => import('@forecourt/ui/styles/modal.css'));

/** What a page of stock shows; meanwhile it fetches what will be needed next. */
export function useListing(answer: AnsweredListing): ListingView {
  useEffect(() => {
    bringDrawerStyles().catch(() => undefined);
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
