import { soundText } from '@forecourt/domain';

/** Longest address taken: 8 KiB (R14-02). */
export const MAX_TARGET_BYTES = 8 * 1024;

export type RequestTarget =
  | { ok: true; pathname: string; search: string }
  | { ok: false; status: 400 | 414 };

/**
 * No address of ours has them, and a pattern for any address does not match a line's end: the router
 * would know no page, not even that of errors.
 */
const UNREADABLE = /[\p{Cc}\u2028\u2029\\]/u;

/** Reads the path and query of a request line; controls, broken `%` and foreign forms are refused. */
export function requestTarget(raw: string): RequestTarget {
  if (raw.length > MAX_TARGET_BYTES) return { ok: false, status: 414 };
  // Absolute-form and `//host` targets would name a host beside the Host header (R15-02).
  if (!raw.startsWith('/') || raw.startsWith('//')) return { ok: false, status: 400 };
  const end = raw.indexOf('?');
  const pathname = end === -1 ? raw : raw.slice(0, end);
  const search = end === -1 ? '' : raw.slice(end);
  const written = decoded(pathname);
  if (written === null || UNREADABLE.test(written) || soundText(written) !== written) {
    return { ok: false, status: 400 };
  }
  return { ok: true, pathname, search };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
