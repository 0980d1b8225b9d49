import { use, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NavigateFunction } from 'react-router';
import type { ListingView } from '../../../listing/listingView.ts';
import type { AnsweredListing } from '../../../listing/servedListing.ts';
import { SEARCH_PATH } from '../../../presenters/paths.ts';
import { NavigateContext } from '../../../shell/RouterLink.tsx';
import { drawn } from '../pageTurns.ts';
import { browserStock } from './browserStock.ts';

/**
 * Searches that this browser answers within the frame: the results stand first, and the address
 * follows when they have been drawn. The router, which then asks the same, gets the same answer.
 *
 * @param routed the page as the router has it
 */
export function useInstant(routed: AnsweredListing): {
  answer: AnsweredListing;
  navigate: NavigateFunction;
} {
  const away = use(NavigateContext);
  const [early, setEarly] = useState<ListingView | null>(null);
  const navigate = useMemo(() => {
    let last = 0;
    return (async (to, options) => {
      const path = options?.preventScrollReset === true ? pathBelow(to) : null;
      const own = ++last;
      const answer = path === null ? null : await browserStock.answer(urlOf(String(to)), path);
      // The shopper was faster.
      if (own !== last) return;
      const left = window.scrollY;
      if (answer !== null) {
        flushSync(() => setEarly(answer));
        await drawn();
        if (own !== last) return;
      }
      await scrolledTo(left, () => away?.(to, options));
      if (own === last) setEarly(null);
    }) as NavigateFunction;
  }, [away]);
  return { answer: early ?? routed, navigate };
}

const urlOf = (href: string): URL => new URL(href, window.location.href);

/** What follows the listing's own path; `null` for other pages. */
function pathBelow(to: unknown): string | null {
  if (typeof to !== 'string') return null;
  const { pathname } = urlOf(to);
  if (pathname === SEARCH_PATH) return '';
  return pathname.startsWith(`${SEARCH_PATH}/`) ? pathname.slice(SEARCH_PATH.length + 1) : null;
}

/**
 * Leaves for an address as from the place where the page was scrolled to before it was drawn anew:
 * the router notes that place as it sets out, and Back leads there. Nothing of it is seen.
 */
function scrolledTo<Left>(top: number, leave: () => Left): Left {
  const own = window.scrollY;
  if (own === top) return leave();
  const { style } = document.documentElement;
  // The new page may be too short to be scrolled that far.
  style.minHeight = `${top + window.innerHeight}px`;
  window.scrollTo({ top, behavior: 'instant' });
  const left = leave();
  style.minHeight = '';
  window.scrollTo({ top: own, behavior: 'instant' });
  return left;
}
