import { searchLimits } from './searchLimits.ts';

/** Text of a URL as meant; a malformed escape stands for itself. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/**
 * The parameters of a query string in order, decoded, with or without the leading `?`. Own code,
 * because this package knows no `URLSearchParams` and brackets must stay literal (R2-22).
 */
export function queryPairs(
  queryString: string,
): readonly (readonly [key: string, value: string])[] {
  const text = queryString.slice(0, searchLimits.queryString).replace(/^\?/, '');
  return text.split('&').map((piece) => {
    const end = piece.indexOf('=');
    return end < 0
      ? [decode(piece), '']
      : [decode(piece.slice(0, end)), decode(piece.slice(end + 1))];
  });
}

const SEARCH_KEY = /^(?:query|page|sortBy|(?:refinementList|menu|range|toggle)\[.*\])$/s;

/** Whether a query string asks for a search at all; tracking parameters alone do not (R2-02). */
export function hasSearch(queryString: string): boolean {
  return queryPairs(queryString).some(([key]) => SEARCH_KEY.test(key));
}

/** A parameter of a query string, escaped, as a list of one; none without a value. */
export function parameter(name: string, value: string | null): readonly string[] {
  return value ? [`${name}=${encodeURIComponent(value)}`] : [];
}

/** The page as a parameter; the first one needs none (R2-40). */
export function pageParameter(page: number): readonly string[] {
  return page > 1 ? [`page=${page}`] : [];
}
