import { type SearchState, searchHref } from '@forecourt/domain';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_DataRouterContext } from 'react-router';
import type { ListingView } from '../../../listing/listingView.ts';
import type { AnsweredListing } from '../../../listing/servedListing.ts';
import { NavigateContext } from '../../../shell/RouterLink.tsx';
import { setOutAfter } from '../../../shell/setOutAfter.ts';
import { browserStock } from './browserStock.ts';
import type { ListingActions } from './ListingContext.ts';
import { drawn } from './pageTurns.ts';
import { createTyping } from './typing.ts';

/** What this browser found, ahead of the router. */
interface Early {
  view: ListingView;
  /** What the router had: with anything else it has caught up. */
  over: AnsweredListing;
}

/**
 * Searches of the listing. The router sets out while the page is scrolled as it was left. What this
 * browser answers itself stands within the frame; the router goes on when that has been drawn, and
 * brings the address. It gets the same answer, so that nothing is drawn again.
 *
 * @param routed the page as the router has it
 */
export function useListingSearch(routed: AnsweredListing): {
  answer: AnsweredListing;
  actions: ListingActions;
} {
  const navigate = use(NavigateContext);
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [early, setEarly] = useState<Early | null>(null);
  const answer = early?.over === routed ? early.view : routed;
  const latest = useRef({ routed, answer, navigate });
  useLayoutEffect(() => {
    latest.current = { routed, answer, navigate };
  });
  // The same from one drawing to the next.
  const [actions] = useState<ListingActions>(() => {
    let searches = 0;
    const typing = createTyping(() => performance.now());
    /** What has become of the router since, that waits on its way. */
    function untouched(): () => 'waits' | 'refreshed' | 'left' {
      const before = router?.state;
      return () => {
        const now = router?.state;
        if (before === undefined || now === undefined) return 'waits';
        if (now.location !== before.location || now.navigation.state !== 'idle') return 'left';
        const isSame = now.loaderData === before.loaderData && now.revalidation === 'idle';
        return isSame ? 'waits' : 'refreshed';
      };
    }
    async function search(next: SearchState): Promise<void> {
      const own = ++searches;
      const { path, preset, asked } = latest.current.answer;
      const isTyped = next.query !== asked.query && next.query !== '';
      const href = searchHref(path, next, preset);
      const url = new URL(href, window.location.href);
      // What cannot be found here the server is asked for.
      const view = await browserStock.search(next, { path, preset }, url)?.catch(() => null);
      // The shopper was faster.
      if (own !== searches) return;
      const { routed: over, navigate: setOut } = latest.current;
      const leave = () => {
        const { href: from } = window.location;
        // What is shown already, as Enter after a pause asks for it, is no step of Back.
        const replace = url.href === from || (isTyped && typing.goesOn(from, url.href));
        void setOut?.(href, { preventScrollReset: true, replace });
      };
      if (view == null) leave();
      else {
        const isUntouched = untouched();
        setOutAfter(
          drawn().then(() => {
            if (own !== searches) return false;
            const now = isUntouched();
            // Data that were asked for anew took the router's way; else the shopper went elsewhere.
            if (now === 'refreshed') leave();
            else if (now === 'left') setEarly(null);
            return now === 'waits';
          }),
          leave,
        );
        flushSync(() => setEarly({ view, over }));
      }
    }
    return { search: (next) => void search(next) };
  });
  return { answer, actions };
}
