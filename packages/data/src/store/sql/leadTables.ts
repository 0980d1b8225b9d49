import type { ReservationEnd, ReservationStage } from '@forecourt/domain';
import type { Generated } from 'kysely';
import type { AuditAction } from '../store.ts';

/** Times are milliseconds since 1970 UTC. */
export interface LeadTables {
  /** Row lock and counter a site: gives each lead its place in the site's order. */
  lead_sites: { site: string; last_seq: number };
  leads: {
    id: string;
    site: string;
    seq: number;
    /** Hash of the form's key; of a lead that has outlived it, a name that no form has. */
    form_key: string;
    /** Empty where the key is gone. */
    digest: string;
    supersedes: string | null;
    created_at: number;
    /** JSON of `NewLead`. */
    body: string;
    /** When the person was taken out of `body`. */
    erased_at: number | null;
  };
  /** Times kept for leads: what is free is told of these alone. */
  kept_times: {
    lead_id: string;
    site: string;
    /** As that of the lead. */
    form_key: string;
    /** `YYYY-MM-DDTHH:MM` of the dealer's wall clock. */
    time: string;
    location_id: string;
    car_id: string | null;
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
  /** Only ever added to. */
  audit: {
    id: Generated<number>;
    at: number;
    actor: string;
    action: AuditAction;
    site: string;
    count: number;
    /** JSON of the ids of leads; `null` where all are meant, or none. */
    lead_ids: string | null;
  };
  /** One row a vehicle at most that is not over. */
  reservations: {
    id: string;
    site: string;
    car_id: string;
    /** No reference: money and holds stay when a person is taken out. */
    lead_id: string;
    stage: ReservationStage;
    end: ReservationEnd | null;
    until: number;
    deposit_cents: number;
    /** 0 or 1, as are those below. */
    reminded: number;
    asked_at: number;
    payment_id: string | null;
    payment_url: string | null;
    payment_open: number;
    /** JSON of the names of the dealer's destinations. */
    destinations: string;
    /** The shopper can be written to. */
    writes: number;
  };
  /** Only ever added to. */
  ledger: {
    id: Generated<number>;
    at: number;
    site: string;
    reservation_id: string;
    kind: 'capture' | 'refund';
    cents: number;
    charge_id: string;
    refund_id: string | null;
  };
}
