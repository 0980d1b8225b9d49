import type { BaseFilter, RangeKey, SearchResponse, SearchState, Vehicle } from '@forecourt/domain';

/** A search as a site asks it. Time is an argument: `now` decides ages and sold days. */
export interface SearchRequest {
  state: SearchState;
  base: BaseFilter;
  /** At least 1. */
  hitsPerPage: number;
  /** Milliseconds since 1970 UTC. An earlier one than the search before is slow to answer. */
  now: number;
  /** Filters that are neither in the URL nor removable, for example seats=7 (R2-55). */
  raw?: SearchState['values'];
  /**
   * How many bars each range's histogram has, an even number; a range that is not named gets none.
   * An odd number of bars always reaches to the largest value, however far away it is.
   */
  histograms?: Readonly<Partial<Record<RangeKey, number>>>;
  /** Further searches of the same scope and order to count, whatever this one finds. */
  also?: readonly SearchState[];
  /** Searches of the same scope and order to count in case this one finds nothing: ways out of it. */
  otherwise?: readonly SearchState[];
}

/**
 * The search port of one site's stock version. Facet counts and range bounds leave out only the
 * facet's own refinement and always keep text, base and raw filters (R2-42). A facet's counts
 * come in ascending order of the values, by code unit, and a value without a vehicle is left out:
 * the order on screen is the panel's.
 */
export interface StockSearch<Hit = Vehicle> {
  search(request: SearchRequest): Promise<SearchResponse<Hit>>;
}

/** What a search that may fail answers: a response, or an earlier one kept for this moment. */
export interface StockAnswer<Hit = Vehicle> extends SearchResponse<Hit> {
  /**
   * When the response was got, ms since 1970, if the service could not be asked now. A page with it
   * is marked and sent `no-store` (R12-01). Absent from a fresh response.
   */
  staleSince?: number;
}
