import type { Lead, NewLead, Vehicle } from '@forecourt/domain';

/** Slug of a configured dealer site. Branded: only `siteKey` of a resolved site makes one. */
export type SiteKey = string & { readonly __brand: 'SiteKey' };

export interface SubmitResult {
  leadId: string;
  /** `false` when this form key was stored before with the same content (A3). */
  created: boolean;
}

/** Leads and their outbox. A resolved promise means: on disk, with its outbox entry (A1, A2). */
export interface LeadStore {
  /**
   * Stores the lead and its outbox entry in one transaction.
   * Same key and content: the first result again. Same key, other content: a second lead that
   * `supersedes` the first.
   */
  submit(site: SiteKey, formKey: string, lead: NewLead, now: number): Promise<SubmitResult>;
  /** Newest first. */
  list(site: SiteKey): Promise<Lead[]>;
  find(site: SiteKey, leadId: string): Promise<Lead | null>;
}

export interface OutboxEntry {
  lead: Lead;
  attempts: number;
}

/** Leads waiting for delivery. A claim is a lease: unfinished work returns when it runs out. */
export interface Outbox {
  claim(limit: number, now: number, leaseMs: number): Promise<OutboxEntry[]>;
  delivered(leadId: string, now: number): Promise<void>;
  failed(leadId: string, now: number, retryAt: number, reason: string): Promise<void>;
  /** Entries not yet delivered, all sites. */
  pending(): Promise<number>;
}

export interface StockVersion {
  /** Counts up by one a site. */
  version: number;
  /** Digest of the vehicles in order; equal digests are equal stock. */
  digest: string;
  count: number;
  createdAt: number;
}

/** A stock version being written; invisible until `publish`. */
export interface StockDraft {
  /** Adds a batch; returns the ids that were there already and were not added. */
  add(
    batch: readonly { row: number; vehicle: Vehicle }[],
  ): Promise<{ id: string; firstRow: number }[]>;
  /**
   * Makes the draft the site's stock in one transaction, unless it equals the current stock,
   * which then stays (`changed: false`).
   */
  publish(now: number): Promise<{ changed: boolean; version: StockVersion }>;
  discard(): Promise<void>;
}

export interface StockStore {
  current(site: SiteKey): Promise<StockVersion | null>;
  begin(site: SiteKey): Promise<StockDraft>;
  /** Vehicles of the site's current stock, in feed order, in batches. */
  read(site: SiteKey, version: number): AsyncIterable<Vehicle[]>;
}

export interface Store {
  leads: LeadStore;
  outbox: Outbox;
  stock: StockStore;
  close(): Promise<void>;
}
