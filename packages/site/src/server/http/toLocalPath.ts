// Controls, blanks and backslashes are dropped or turned into slashes by browsers, after a check
// has passed: `/\t/evil.example` leaves the site. They are refused before anything is parsed.
const UNSAFE = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029\ufeff]/;

/**
 * A redirect target on this site, or the fallback (R2-09, R17-03).
 *
 * @param input what the visitor's address asked for
 * @param origin the site's own origin from configuration, never the request's
 */
export function toLocalPath(input: unknown, origin: string, fallback = '/'): string {
  if (typeof input !== 'string' || input.length > 2048) return fallback;
  if (!input.startsWith('/') || UNSAFE.test(input) || !URL.canParse(input, origin)) return fallback;
  const url = new URL(input, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return fallback;
  // `/.//evil.example` parses to the path `//evil.example`, which as a Location leaves the site.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}
