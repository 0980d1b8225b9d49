/** What Typesense 29 takes in one filter unless it is started otherwise (`filter-by-max-ops`). */
export const MOST_OPERATIONS = 100;

/**
 * What a filter counts toward that limit, as `filter::parse_filter_query` of Typesense 29.0 counts:
 * every token in postfix order, which is all but the brackets, so clauses and operators both. A
 * list of values is one clause.
 */
export function operationsIn(filterBy: string): number {
  return filterBy
    .replaceAll(/`[^`]*`/g, 'quoted')
    .split(/(&&|\|\||[()])/)
    .filter((token) => /[^\s()]/.test(token)).length;
}

/** The filters that a search holds: its own, and those its order evaluates, each parsed by itself. */
export function filtersOf(search: { filter_by: string; sort_by?: string }): readonly string[] {
  const evaluated = /^_eval\(\[ (.*) \]\):desc,/.exec(search.sort_by ?? '')?.[1] ?? '';
  const scored = evaluated.matchAll(/\((.*?)\):(\d+)(?:, (?=\()|$)/g);
  return [search.filter_by, ...Array.from(scored, ([, filter]) => filter!)];
}
