import type { RangeKey, ValueKey } from './facets.ts';

/** One value of a facet with the vehicles it would leave, its own facet's refinement left out (R2-42). */
export interface FacetCount {
  value: string;
  count: number;
}

/** Counts of every facet that was asked for. */
export type FacetCounts = Readonly<Partial<Record<ValueKey, readonly FacetCount[]>>>;

/** Smallest and largest value, the range's own refinement left out (R2-42). */
export interface FacetStats {
  min: number;
  max: number;
}

/** The search response (§3): one count, one set of facets, one page of hits (R2-60). */
export interface SearchResponse<Hit> {
  hits: readonly Hit[];
  count: number;
  facets: FacetCounts;
  facetStats: Readonly<Partial<Record<RangeKey, FacetStats>>>;
  /**
   * Vehicles in equal bands from the smallest to the largest value of each range that was asked
   * for, the range's own refinement left out (R2-42); none where all values are the same.
   */
  histograms?: Readonly<Partial<Record<RangeKey, readonly number[]>>>;
  /** Pages of `hitsPerPage`; authoritative for the pager (R3-12). */
  pages: number;
  /** 1-based page of these hits, as asked. */
  page: number;
  hitsPerPage: number;
  /** Time the engine took, milliseconds. */
  ms: number;
}
