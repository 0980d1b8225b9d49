/** Longest address taken: 8 KiB (D2). */
export const MAX_TARGET_BYTES = 8 * 1024;

export type RequestTarget =
  | { ok: true; pathname: string; search: string }
  | { ok: false; status: 400 | 414 };

/** Reads the path and query of a request line; `null` bytes, broken `%` and foreign forms are refused. */
export function requestTarget(raw: string): RequestTarget {
  if (raw.length > MAX_TARGET_BYTES) return { ok: false, status: 414 };
  // Absolute-form and `//host` targets would name a host beside the Host header (E2).
  if (!raw.startsWith('/') || raw.startsWith('//')) return { ok: false, status: 400 };
  const end = raw.indexOf('?');
  const pathname = end === -1 ? raw : raw.slice(0, end);
  const search = end === -1 ? '' : raw.slice(end);
  if (!isDecodable(pathname) || /%00|\\|%5c/i.test(pathname)) return { ok: false, status: 400 };
  return { ok: true, pathname, search };
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
