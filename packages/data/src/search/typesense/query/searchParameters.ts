/**
 * One search of a `multi_search`, in Typesense's words. Text is part of the filter (`textFilter`),
 * so `q` is always everything.
 */
export interface SearchParameters {
  collection: string;
  q: '*';
  filter_by: string;
  sort_by?: string;
  facet_by?: string;
  /** Exact counts and bounds: the other strategies estimate or cut. */
  facet_strategy?: 'exhaustive';
  max_facet_values?: number;
  page: number;
  per_page: number;
  include_fields?: string;
}
