import type { SearchResponse, Vehicle } from '@forecourt/domain';

/** What a search that may fail answers: a response, or an earlier one kept for this moment. */
export interface StockAnswer<Hit = Vehicle> extends SearchResponse<Hit> {
  /**
   * When the response was got, ms since 1970, if the service could not be asked now. A page with it
   * is marked and sent `no-store` (R12-01). Absent from a fresh response.
   */
  staleSince?: number;
}
