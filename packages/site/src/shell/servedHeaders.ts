import type { HeadersArgs } from 'react-router';

/**
 * `headers` of a page that is never stored by anybody, as its loader says: a form has a key of its
 * own in every rendering. Without an action its headers are there and empty.
 */
export function servedHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders;
}
