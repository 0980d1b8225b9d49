import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something came from the site's own pages (R17-01).
 *
 * Sibling dealers can share one registrable domain, so `same-site` is not enough: the origin must
 * be exactly ours. Browsers send `Origin` with every POST; without it, `Sec-Fetch-Site` and then
 * `Referer` decide. A client that sends none of the three is no browser: it is let in only when it
 * brings no cookie, because then it can act for nobody but itself.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === origin;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.referer !== undefined) return originOf(headers.referer) === origin;
  return headers.cookie === undefined;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
