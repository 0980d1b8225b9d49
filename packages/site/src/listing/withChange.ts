import { type FacetKey, facetKeys, type SearchState, withQuery } from '@forecourt/domain';

/**
 * The search after a change in the filters, which show the text as it was read. The text stays while
 * the change leaves its facets alone; otherwise what it was read as becomes refinements.
 *
 * @param asked the search as the address says it
 * @param read the search as it was read
 * @param next `read` after the change
 */
export function withChange(asked: SearchState, read: SearchState, next: SearchState): SearchState {
  const changed = differing(read, next);
  const told = differing(asked, read);
  if (changed.some((key) => told.includes(key))) return withQuery(next, read.query);
  const merged = <Part>(own: Part, others: Part): Part =>
    Object.fromEntries([
      ...Object.entries(own as object).filter(([key]) => !changed.includes(key as FacetKey)),
      ...Object.entries(others as object).filter(([key]) => changed.includes(key as FacetKey)),
    ]) as Part;
  return {
    ...asked,
    page: 1,
    values: merged(asked.values, next.values),
    menus: merged(asked.menus, next.menus),
    ranges: merged(asked.ranges, next.ranges),
  };
}

/** Facets that two searches refine differently. */
function differing(a: SearchState, b: SearchState): FacetKey[] {
  const told = ({ values, menus, ranges }: SearchState, key: FacetKey) =>
    JSON.stringify([values, menus, ranges].map((part) => (part as Record<string, unknown>)[key]));
  return facetKeys.filter((key) => told(a, key) !== told(b, key));
}
