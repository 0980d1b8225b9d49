/** What a form without a script sends of fields that were left empty. */
const EMPTY = /(?:^\?|&)[^=&]+=(?:&|$)/;

/** A path with the query string of a flat search (R2-44); none needs no question mark. */
export function flatHref(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Where a form's address leads, so that one search has one address; `null` where it is that already.
 *
 * @param query the search as its own format writes it
 */
export function flatRedirect(url: URL, query: string): string | null {
  return EMPTY.test(url.search) ? flatHref(url.pathname, query) : null;
}
