import { use, useEffect } from 'react';
import { type NavigateFunction, useFetcher, useLocation } from 'react-router';
import type { AnsweredListing } from '../../listing/servedListing.ts';
import { NavigateContext } from '../../shell/RouterLink.tsx';

/**
 * Searches of a page whose address does not change (R2-55): the entry in the browser's history
 * keeps them, so that Back finds them again.
 *
 * @param path of the page
 * @param served the page as it came
 */
export function useUnrouted(
  path: string,
  served: AnsweredListing,
): { answer: AnsweredListing; navigate: NavigateFunction } {
  const away = use(NavigateContext);
  const asked = searchOf(useLocation().state);
  const { data, load } = useFetcher<AnsweredListing>();
  useEffect(() => {
    if (asked !== null) void load(path + asked);
  }, [asked, load, path]);
  return {
    answer: asked !== null && data !== undefined ? data : served,
    navigate: ((to, options) => {
      const isOwn = typeof to === 'string' && (to === path || to.startsWith(`${path}?`));
      if (!isOwn) return away?.(to, options);
      if (options?.preventScrollReset !== true) window.scrollTo(0, 0);
      const state = { search: to.slice(path.length) };
      return away?.(path, { state, replace: true, preventScrollReset: true });
    }) as NavigateFunction,
  };
}

/** What follows the path; `null` in an entry that was not searched. */
function searchOf(state: unknown): string | null {
  const { search } = (state ?? {}) as { search?: unknown };
  return typeof search === 'string' ? search : null;
}
