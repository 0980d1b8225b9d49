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

/** Vehicles in equal bands of a range, from its smallest value on. */
export interface Histogram {
  /** Of each band. The last one holds all vehicles above `to` as well. */
  counts: readonly number[];
  /** Where the last band ends: the largest value, or less where few vehicles lie far above. */
  to: number;
}

/** The search response: one count, one set of facets, one page of hits (R2-60). */
export interface SearchResponse<Hit> {
  hits: readonly Hit[];
  count: number;
  facets: FacetCounts;
  facetStats: Readonly<Partial<Record<RangeKey, FacetStats>>>;
  /**
   * Where the vehicles lie within each range that was asked for, the range's own refinement left
   * out (R2-42); none where all values are the same.
   */
  histograms?: Readonly<Partial<Record<RangeKey, Histogram>>>;
  /** What each further search finds that was to be counted. */
  also?: readonly number[];
  /** What each search finds that was to be counted in case this one finds nothing, as it does. */
  otherwise?: readonly number[];
  /** Pages of `hitsPerPage`; authoritative for the pager (R3-12). */
  pages: number;
  /** 1-based page of these hits, as asked. */
  page: number;
  hitsPerPage: number;
  /** Time the engine took, milliseconds. */
  ms: number;
}
