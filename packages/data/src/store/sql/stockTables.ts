/** Times are milliseconds since 1970 UTC. */
export interface StockTables {
  /** The pointer: which version a site shows (0 is none), and how many drafts it ever had. */
  stock_sites: { site: string; version: number; drafts: number };
  stock_versions: {
    site: string;
    /** Names the rows of `stock_vehicles`; never used twice, so versions cannot mix. */
    draft: number;
    version: number;
    digest: string;
    count: number;
    created_at: number;
  };
  stock_vehicles: {
    site: string;
    draft: number;
    position: number;
    feed_row: number;
    vehicle_id: string;
    slug: string;
    /** JSON of `Vehicle`. */
    body: string;
  };
  /** Slugs that vehicles had and have no more. */
  stock_addresses: { site: string; slug: string; vehicle_id: string };
}
