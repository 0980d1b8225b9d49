import { searchHref } from '@forecourt/domain';
import { use, useEffect, useMemo } from 'react';
import { type NavigateFunction, useFetcher, useLocation } from 'react-router';
import type { AnsweredListing } from '../../listing/servedListing.ts';
import { NavigateContext } from '../../shell/RouterLink.tsx';
import type { ListingActions } from '../listing/local/ListingContext.ts';

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
): { answer: AnsweredListing; navigate: NavigateFunction; actions: ListingActions } {
  const away = use(NavigateContext);
  const asked = searchOf(useLocation().state);
  const { data, load } = useFetcher<AnsweredListing>();
  useEffect(() => {
    if (asked !== null) void load(path + asked);
  }, [asked, load, path]);
  const acts = useMemo(() => {
    const search = (query: string) =>
      away?.(path, { state: { search: query }, replace: true, preventScrollReset: true });
    return {
      navigate: ((to, options) => {
        const isOwn = typeof to === 'string' && (to === path || to.startsWith(`${path}?`));
        if (!isOwn) return away?.(to, options);
        if (options?.preventScrollReset !== true) window.scrollTo(0, 0);
        return search(to.slice(path.length));
      }) as NavigateFunction,
      actions: {
        search: (next) => void search(searchHref(path, next).slice(path.length)),
      } as ListingActions,
    };
  }, [away, path]);
  return { answer: asked !== null && data !== undefined ? data : served, ...acts };
}

/** What follows the path; `null` in an entry that was not searched. */
function searchOf(state: unknown): string | null {
  const { search } = (state ?? {}) as { search?: unknown };
  return typeof search === 'string' ? search : null;
}
