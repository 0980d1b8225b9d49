import type { BaseFilter, SearchResponse, SearchState, Vehicle } from '@forecourt/domain';

export type { BaseFilter } from '@forecourt/domain';

/** A search as a site asks it. Time is an argument: `now` decides ages and sold days. */
export interface SearchRequest {
  state: SearchState;
  base: BaseFilter;
  hitsPerPage: number;
  /** Milliseconds since 1970 UTC. */
  now: number;
  /** Filters that are neither in the URL nor removable, for example seats=7 (R2-55). */
  raw?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The search port of one site's stock version. Facet counts leave out only the facet's own
 * refinement and always keep base and raw filters (R2-42).
 */
export interface StockSearch {
  search(request: SearchRequest): Promise<SearchResponse<Vehicle>>;
}
