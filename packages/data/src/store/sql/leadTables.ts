/** Times are milliseconds since 1970 UTC. */
export interface LeadTables {
  /** Row lock and counter a site: gives each lead its place in the site's order. */
  lead_sites: { site: string; last_seq: number };
  leads: {
    id: string;
    site: string;
    seq: number;
    form_key: string;
    digest: string;
    supersedes: string | null;
    created_at: number;
    /** JSON of `NewLead`. */
    body: string;
  };
  outbox: {
    lead_id: string;
    /** Name of a destination; a lead has one entry for each of its own. */
    destination: string;
    site: string;
    seq: number;
    attempts: number;
    /** Not to be claimed before; a claim moves it to the end of its lease. */
    due_at: number;
    delivered_at: number | null;
    parked_at: number | null;
    last_error: string | null;
  };
}
