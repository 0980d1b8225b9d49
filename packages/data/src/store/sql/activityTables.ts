/** What visitors do besides sending leads; nothing of it tells who they are. Times are milliseconds since 1970 UTC. */
export interface ActivityTables {
  phone_reveals: {
    site: string;
    at: number;
    car_id: string | null;
    dealership_id: string | null;
    website_id: string;
  };
  event_counts: {
    site: string;
    /** Of the dealer's zone, as `2026-11-25`. */
    day: string;
    event_id: number;
    /** Empty for an event about no vehicle: a key has no null. */
    car_id: string;
    count: number;
  };
}
