import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { ListingView } from '../../listing/listingView.ts';
import { type AnsweredListing, openListing } from '../../listing/servedListing.ts';
import { settledOut } from '../../shell/setOutAfter.ts';
import { whenIdle } from '../../shell/whenIdle.ts';
import { browserAnswers, keptAnswers } from './local/browserAnswers.ts';
import { browserStock } from './local/browserStock.ts';
import { once } from './once.ts';

/** The first paint does without: nothing opens before scripts run. */
export const bringDrawerStyles = once(() => import('@forecourt/ui/styles/modal.css'));

/** What a page of stock shows; meanwhile it fetches what will be needed next. */
export function useListing(answer: AnsweredListing): ListingView {
  useEffect(() => {
    bringDrawerStyles().catch(() => undefined);
  }, []);
  const { revalidate } = useRevalidator();
  useEffect(() => browserAnswers.show(answer), [answer]);
  useEffect(() => {
    keptAnswers.keep(answer);
    // Only the server names the files.
    if ('stockFiles' in answer && answer.stockFiles !== null) browserStock.bring(answer.stockFiles);
  }, [answer]);
  // What the server could not search, this browser now can. Else the page looks the same: it is a
  // rehearsal of the drawing, so that the first click finds most of its code compiled.
  const isIdle = useNavigation().state === 'idle';
  useEffect(
    // Not while another answer is on its way: it would be asked for anew, and lose its scroll.
    () =>
      isIdle
        ? browserStock.whenCome(
            () =>
              void settledOut()
                .then(() => whenIdle())
                .then(revalidate),
          )
        : undefined,
    [isIdle, revalidate],
  );
  return openListing(answer);
}
