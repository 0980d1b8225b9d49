/** Attributes a shopper can refine by (§2). `dealership_slug` is accepted but has no panel (R2-33). */
export type FacetKey =
  | 'badge'
  | 'status'
  | 'car_type'
  | 'categories'
  | 'city'
  | 'colour'
  | 'dealership_name'
  | 'filtered_features'
  | 'item_type'
  | 'km'
  | 'location_name'
  | 'make'
  | 'make_model'
  | 'model'
  | 'price'
  | 'subscription_price'
  | 'price_range'
  | 'seats'
  | 'body'
  | 'drive'
  | 'fuel'
  | 'transmission'
  | 'state'
  | 'tag'
  | 'weekly_price_range'
  | 'year'
  | 'dealership_slug';

export type RangeKey = 'price' | 'km' | 'subscription_price';

/** Facets whose values are words or whole numbers, not ranges. */
export type ValueKey = Exclude<FacetKey, RangeKey>;

/** Inclusive bounds; `null` is an open side. At least one side is set. */
export interface NumericRange {
  min: number | null;
  max: number | null;
}

export type SortKey = 'relevance' | 'latest' | 'price_desc' | 'price_asc';

/**
 * What a listing's URL holds (R2-30 to R2-42): text, page, sort and refinements.
 *
 * Values of one facet are OR'ed, facets are AND'ed. A missing key means no refinement.
 */
export interface SearchState {
  query: string;
  /** 1-based (R2-40). */
  page: number;
  sort: SortKey;
  /** `refinementList[key][n]` */
  values: Readonly<Partial<Record<ValueKey, readonly string[]>>>;
  /** `menu[key]`: one value (R2-31). */
  menus: Readonly<Partial<Record<ValueKey, string>>>;
  /** `range[key]=min:max` */
  ranges: Readonly<Partial<Record<RangeKey, NumericRange>>>;
}

/** One value of a facet with the vehicles it would leave, its own facet's refinement left out (R2-42). */
export interface FacetCount {
  value: string;
  count: number;
}

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
  /** Pages of `hitsPerPage`; authoritative for the pager (R3-12). */
  pages: number;
  /** 1-based page of these hits, as asked. */
  page: number;
  hitsPerPage: number;
  /** Time the engine took, milliseconds. */
  ms: number;
}
