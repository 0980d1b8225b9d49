import type {
  AppointmentRules,
  BookedTime,
  Lead,
  NewLead,
  PreferredTimeState,
  Vehicle,
} from '@forecourt/domain';
import type { AccountStore } from './accounts.ts';
import type { ActivityStore } from './activity.ts';
import type { AlertStore } from './alerts.ts';
import type { ChangeStore } from './changes.ts';
import type { JourneyStore } from './journeys.ts';
import type { ReservationStore } from './reservations.ts';
import type { SiteKey } from './siteKey.ts';
import type { WatchlistStore } from './watchlists.ts';

export type { SiteKey } from './siteKey.ts';

export interface SubmitResult {
  leadId: string;
  /** `false` when this form key was stored before with the same content (R11-03). */
  created: boolean;
  /** What became of the time that the lead asks for; absent where it asks for none. */
  preferredTime?: PreferredTimeState;
}

/** A time that a lead is to be given, as the dealer gives times. */
export interface TimeToKeep extends BookedTime, Pick<AppointmentRules, 'minutes' | 'atOnce'> {}

/** Leads and their outbox. A resolved promise means: on disk, with its outbox entry (R11-01, R11-02). */
export interface LeadStore {
  /**
   * Stores the lead and an outbox entry for each destination in one transaction.
   * Same key and content: the first result again. Same key, other content: a second lead that
   * `supersedes` the first.
   *
   * @param formKey 16 to 64 characters of `A-Z a-z 0-9 - _`, made with the form.
   * @param destinations names of where it is delivered to; the dealer's folder by default
   * @param time that it asks for. It is kept for the lead, which then says so, unless others have it:
   * two who ask at once never both get it. A lead that supersedes another gives that one's back.
   * @throws InvalidFormKey
   * @throws StoreUnavailable when nothing could be stored; show the form again, still filled in.
   */
  submit(
    site: SiteKey,
    formKey: string,
    lead: NewLead,
    now: number,
    destinations?: readonly [string, ...string[]],
    time?: TimeToKeep,
  ): Promise<SubmitResult>;
  /**
   * Times kept for leads, of whom nothing is told.
   *
   * @param from `YYYY-MM-DDTHH:MM` of the dealer's wall clock
   * @param but the key of a form, whose own time is left out: who corrects it keeps that
   */
  keptTimes(site: SiteKey, from: string, but?: string): Promise<readonly BookedTime[]>;
  /** Newest first. */
  list(site: SiteKey): Promise<Lead[]>;
  find(site: SiteKey, leadId: string): Promise<Lead | null>;
  /**
   * Takes leads away with their deliveries, for good; resolves to how many there were. A reservation that
   * runs for one of them ends, as if its shopper had cancelled it; the dealer is told, and not by whom.
   */
  erase(site: SiteKey, leadIds: readonly string[], now: number): Promise<number>;
}

export interface OutboxEntry {
  lead: Lead;
  /** Name of where this entry delivers it to; each destination of a lead has its own. */
  destination: string;
  attempts: number;
}

/** What became of a lead at one of its destinations. */
export interface DeliveryState {
  leadId: string;
  destination: string;
  state: 'waiting' | 'parked' | 'delivered';
  /** Attempts that failed. */
  attempts: number;
  /** Why the last of them did. */
  lastError: string | null;
}

/** Leads that one destination of a site has not had yet. */
export interface Backlog {
  site: SiteKey;
  /** Name of the destination. */
  destination: string;
  waiting: number;
  /** Tried no more: a person must look at them. */
  parked: number;
  /** When the oldest that waits was sent, milliseconds since 1970 UTC; `null` where none waits. */
  oldestAt: number | null;
}

/** Deliveries of a site: all, or those of one lead, one destination. */
export interface WhichDeliveries {
  leadId?: string | undefined;
  destination?: string | undefined;
}

/** Leads waiting for delivery. A claim is a lease: unfinished work returns when it runs out. */
export interface Outbox {
  /**
   * At most one lead a site and destination, its oldest: a later one waits until that is delivered
   * or parked. One destination's outage holds no other back.
   */
  claim(limit: number, now: number, leaseMs: number): Promise<OutboxEntry[]>;
  delivered(leadId: string, destination: string, now: number): Promise<void>;
  /** `retryAt: null` parks the entry: kept and counted, but claimed no more. */
  failed(
    leadId: string,
    destination: string,
    now: number,
    retryAt: number | null,
    reason: string,
  ): Promise<void>;
  /** Deliveries of a site, the newest lead first. */
  states(site: SiteKey): Promise<DeliveryState[]>;
  /** Has parked deliveries tried again, from now on; resolves to how many there were. */
  retry(site: SiteKey, which: WhichDeliveries, now: number): Promise<number>;
  /** Parks deliveries that wait; resolves to how many there were. */
  park(site: SiteKey, which: WhichDeliveries, now: number): Promise<number>;
  /** Entries not yet delivered, all sites. */
  pending(): Promise<number>;
  /** What is not yet delivered, by site and destination: those alone where something waits or is parked. */
  backlog(): Promise<Backlog[]>;
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

/**
 * What is kept no longer than it is needed (R17-30). Every call is a small step: none makes a lead
 * wait that comes meanwhile.
 */
export interface RetentionStore {
  /** Every site that ever had a lead, also one that is no longer configured. */
  sites(): Promise<SiteKey[]>;
  /**
   * Ids of leads with their person that every destination has had since before `before`, oldest first.
   * What waits or is parked is not among them, however old.
   */
  outlived(site: SiteKey, before: number, limit?: number): Promise<string[]>;
  /** Takes the person out of leads, and leaves what may be counted; resolves to how many there were. */
  forget(site: SiteKey, leadIds: readonly string[], now: number): Promise<number>;
  /** Takes keys of forms away that were sent before `before`; resolves to how many there were. */
  dropKeys(before: number, limit: number): Promise<number>;
  /**
   * Writes the file anew, so that nothing of what was taken away is in it, however it was laid out. In
   * the background; what fails is tried again with the next.
   */
  compact(): Promise<void>;
}

/**
 * What was done with leads of a site: `list`, `export` and `people` read whom they are from, `erase` and
 * `sweep` take it away, `retry` and `park` touch their deliveries alone. Those of accounts count the people
 * who sign in.
 */
export type AuditAction =
  | 'list'
  | 'export'
  | 'people'
  | 'erase'
  | 'sweep'
  | 'retry'
  | 'park'
  | 'export-account'
  | 'erase-account'
  | 'list-alerts'
  | 'export-alerts'
  | 'erase-alerts'
  | 'export-reservations'
  | 'erase-reservations';

/** One thing that was done, by whom and when; no word of the people whom it was about (R17-31). */
export interface AuditEntry {
  /** Milliseconds since 1970 UTC. */
  at: number;
  /** Name of the user at the machine, `server`, or `shopper` for whoever has done it with what is theirs. */
  actor: string;
  action: AuditAction;
  site: SiteKey;
  /** Leads; of `retry` and `park`, deliveries; of accounts, people; of alerts and reservations, those. */
  count: number;
  /** Which leads; `null` where it was all there were, or where only the count is known. */
  leadIds: readonly string[] | null;
}

/** Who did what with leads: entries are only ever added. */
export interface AuditStore {
  /** Resolves when it is on disk. */
  record(entry: AuditEntry): Promise<void>;
  /** Oldest first, `from` included and `to` not. */
  between(site: SiteKey, from: number, to: number): Promise<AuditEntry[]>;
  /** Leads that were stored with their person at some time of a period; of those erased since, what is left. */
  held(site: SiteKey, from: number, to: number): Promise<Lead[]>;
}

export interface Store {
  leads: LeadStore;
  audit: AuditStore;
  outbox: Outbox;
  retention: RetentionStore;
  stock: StockStore;
  activity: ActivityStore;
  accounts: AccountStore;
  reservations: ReservationStore;
  journeys: JourneyStore;
  watchlists: WatchlistStore;
  alerts: AlertStore;
  changes: ChangeStore;
  /**
   * 32 bytes that all servers of the store sign by, made by the first of them and told to nobody else: a
   * form that stood open over a restart, or was drawn by another server, still opens.
   */
  secret(): Promise<Buffer>;
  close(): Promise<void>;
}
