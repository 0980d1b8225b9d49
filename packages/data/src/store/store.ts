import type { Lead, NewLead, Vehicle } from '@forecourt/domain';

/** Slug of a configured dealer site. Branded: only `siteKey` of a resolved site makes one. */
export type SiteKey = string & { readonly __brand: 'SiteKey' };

export interface SubmitResult {
  leadId: string;
  /** `false` when this form key was stored before with the same content (R11-03). */
  created: boolean;
}

/** Leads and their outbox. A resolved promise means: on disk, with its outbox entry (R11-01, R11-02). */
export interface LeadStore {
  /**
   * Stores the lead and its outbox entry in one transaction.
   * Same key and content: the first result again. Same key, other content: a second lead that
   * `supersedes` the first.
   *
   * @param formKey 16 to 64 characters of `A-Z a-z 0-9 - _`, made with the form.
   * @throws InvalidFormKey
   * @throws StoreUnavailable when nothing could be stored; show the form again, still filled in.
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
  /** At most one lead a site, its oldest: a later one waits until that is delivered or parked. */
  claim(limit: number, now: number, leaseMs: number): Promise<OutboxEntry[]>;
  delivered(leadId: string, now: number): Promise<void>;
  /** `retryAt: null` parks the entry: kept and counted, but claimed no more. */
  failed(leadId: string, now: number, retryAt: number | null, reason: string): Promise<void>;
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

/** What publishing a draft would do to the site's current stock, in vehicles told apart by id. */
export interface StockEffect {
  /** Vehicles of the current stock. */
  before: number;
  added: number;
  /** In both, with another fact, whichever. */
  changed: number;
  removed: number;
}

/** A vehicle to be added to a draft. */
export interface DraftRow {
  row: number;
  vehicle: Vehicle;
  /** Whether its slug is the feed's own, which wins over the one the vehicle had before. */
  addressed?: boolean;
}

/** What became of a batch that was not taken as it was. */
export interface AddedBatch {
  /** Ids that were there already; these rows were not added. */
  duplicates: { id: string; firstRow: number }[];
  /** Vehicles whose own address, given by the feed, another vehicle has: they have this one. */
  readdressed: { id: string; slug: string }[];
}

/**
 * A stock version being written; invisible until `publish`. A vehicle keeps its slug from version
 * to version, by its id. Slugs are distinct in a version: a second vehicle of one slug is stored
 * with a slug that ends in a digest of its id.
 */
export interface StockDraft {
  add(batch: readonly DraftRow[]): Promise<AddedBatch>;
  /** Compares what was added so far with the site's current stock. */
  effect(): Promise<StockEffect>;
  /**
   * Makes the draft the site's stock in one transaction, unless it equals the current stock,
   * which then stays (`changed: false`).
   */
  publish(now: number): Promise<{ changed: boolean; version: StockVersion }>;
  discard(): Promise<void>;
}

export interface StockStore {
  current(site: SiteKey): Promise<StockVersion | null>;
  /**
   * @throws ImportRunning while another draft of the site is being written. Drafts of processes
   * that died are removed first.
   */
  begin(site: SiteKey): Promise<StockDraft>;
  /**
   * Vehicles of a published version, in feed order, in batches. The current version and the one
   * before can be read.
   *
   * @throws StockVersionGone when the version is not there, or was removed while it was read.
   */
  read(site: SiteKey, version: number): AsyncIterable<Vehicle[]>;
  /** Id of the vehicle, of the last two versions, that had this slug and has another now. */
  formerly(site: SiteKey, slug: string): Promise<string | null>;
}

export interface Store {
  leads: LeadStore;
  outbox: Outbox;
  stock: StockStore;
  close(): Promise<void>;
}
