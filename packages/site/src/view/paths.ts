import { formatSearch, type SearchState } from '@forecourt/domain';

/** Addresses of the shared pages (§2); slugs are url-safe when they enter the store. */
export const vehicleHref = (slug: string): string => `/cars/${slug}`;
export const enquiryHref = (slug: string): string => `/cars/${slug}/enquire`;

/** Address of a search on the listing. */
export function searchHref(searchPath: string, state: SearchState): string {
  const query = formatSearch(state);
  return query === '' ? searchPath : `${searchPath}?${query}`;
}
