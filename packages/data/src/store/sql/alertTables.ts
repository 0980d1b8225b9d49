import type { AlertFrequency, AlertNewsKind } from '@forecourt/domain';
import type { Generated } from 'kysely';

/** Times are milliseconds since 1970 UTC. */
export interface AlertTables {
  alerts: {
    seq: Generated<number>;
    id: string;
    site: string;
    email: string;
    /** Number of who asked for it signed in. */
    account: string | null;
    search: string;
    /** Empty for a search. */
    vehicle_id: string;
    words: string;
    frequency: AlertFrequency;
    asked_at: number;
    confirmed_at: number | null;
    /** When the news that wait are told; `null` while none do. */
    due_at: number | null;
    /** News beyond those that are kept. */
    more: number;
  };
  /** Messages that somebody asked for, by digests of their addresses: for limits alone. */
  alert_asks: { address: string; at: number };
  /** What waits for its message. */
  alert_news: {
    id: Generated<number>;
    alert_id: string;
    vehicle_id: string;
    kind: AlertNewsKind;
    version: number;
    /** JSON of `AlertNews`. */
    body: string;
  };
  alert_mails: {
    id: string;
    site: string;
    alert_id: string;
    kind: 'confirm' | 'news';
    /** JSON of its news, as they are told. */
    news: string;
    more: number;
    attempts: number;
    /** Not to be claimed before; a claim moves it to the end of its lease. */
    due_at: number;
    parked_at: number | null;
    last_error: string | null;
  };
  /** How far each site's stock is told. */
  alert_sites: {
    site: string;
    version: number;
    at: number;
    before_at: number;
    state: 'collecting' | 'telling' | 'told';
    /** Whether there was nothing to compare with: then nothing is told. */
    first: number;
    /** Up to which alert the changes are told. */
    cursor: number;
  };
  /** Vehicles as they were last seen. */
  alert_stock: { site: string; vehicle_id: string; body: string };
  /** Changes that some alert has not heard of. */
  alert_changes: {
    site: string;
    vehicle_id: string;
    before: string | null;
    after: string | null;
  };
}
