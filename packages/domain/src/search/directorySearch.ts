import { pageParameter, parameter, queryPairs } from './queryString.ts';
import { isValue, normalQuery, pageOf } from './searchLimits.ts';
import { emptySearch, type SearchState } from './searchState.ts';

/** What a directory's URL holds: flat parameters of its own, not the listing's grammar (R2-44). */
export interface DirectorySearch {
  query: string;
  /** 1-based. */
  page: number;
  make: string | null;
  model: string | null;
  body: string | null;
}

/** Entries on a page of a directory, manufacturer or dealership search (R9-01). */
export const DIRECTORY_PAGE_SIZE = 21;

const keys = ['make', 'model', 'body'] as const;

/** The directory search a query string asks for; total and bounded as `parseSearch` is. */
export function parseDirectorySearch(queryString: string): DirectorySearch {
  const last = new Map(queryPairs(queryString));
  const [make = null, model = null, body = null] = keys.map((key) => {
    const value = last.get(key) ?? '';
    return isValue(value) ? value : null;
  });
  return {
    query: normalQuery(last.get('query') ?? ''),
    page: pageOf(last.get('page') ?? ''),
    make,
    model,
    body,
  };
}

/** The one query string of a directory search, without `?`; page 1 and absent parts are left out. */
export function formatDirectorySearch(search: DirectorySearch): string {
  return [
    ...parameter('query', search.query),
    ...pageParameter(search.page),
    ...keys.flatMap((key) => parameter(key, search[key])),
  ].join('&');
}

/** What the engine is asked, which a directory shares with the listing. */
export function directoryState({ query, page, make, model, body }: DirectorySearch): SearchState {
  const values = {
    ...(make !== null && { make: [make] }),
    ...(model !== null && { model: [model] }),
    ...(body !== null && { body: [body] }),
  };
  return { ...emptySearch, query, page, values };
}
