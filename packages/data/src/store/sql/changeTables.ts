/** Times are milliseconds since 1970 UTC. */
export interface ChangeTables {
  /** The one process that notes changes and tells them. */
  change_leader: { name: string; holder: string; until: number };
  change_sites: {
    site: string;
    asked_at: number;
    /** Empty while nothing is noted. */
    epoch: string;
    position: number;
    floor: number;
    version: number;
    at: number;
  };
  change_vehicles: {
    site: string;
    vehicle_id: string;
    position: number;
    added_at: number;
    first_at: number;
    sold_at: number | null;
    /** JSON: positions by the names of facts. */
    fields: string;
    digest: string;
    /** JSON; `null` of a vehicle that has left. */
    body: string | null;
    version: number;
    at: number;
  };
  change_receivers: {
    site: string;
    name: string;
    address: string;
    position: string | null;
    attempts: number;
    due_at: number;
    last_error: string | null;
    parked_at: number | null;
  };
}
