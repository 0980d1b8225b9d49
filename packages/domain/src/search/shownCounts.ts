import type { FacetCount } from './searchResponse.ts';

/**
 * The values of a facet before "Show all": the first `limit`, and any chosen one beyond them in its
 * place, so that a shopper always sees what is on (R2-47). Without a limit all are shown.
 */
export function shownCounts(
  counts: readonly FacetCount[],
  chosen: readonly string[],
  limit: number | null,
): readonly FacetCount[] {
  if (limit === null) return counts;
  return counts.filter(({ value }, index) => index < limit || chosen.includes(value));
}
