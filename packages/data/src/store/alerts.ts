import type { AlertFrequency, AlertNews, TurnLimit, Vehicle } from '@forecourt/domain';
import type { SiteKey } from './siteKey.ts';

/** What somebody wants to hear of, at which address. */
export interface AskedAlert {
  /** In lower case. */
  email: string;
  /** A kept search, or of a vehicle empty. */
  search: string;
  vehicleId: string | null;
  /** The search or the vehicle as a message calls it. */
  words: string;
  frequency: AlertFrequency;
  /** E.164: who was signed in and asked for it, in whose account it stands; default nobody. */
  account?: string | null;
}

/** An alert that was asked for; until it is confirmed its address may be anybody's. */
export interface Alert extends AskedAlert {
  id: string;
  account: string | null;
  site: SiteKey;
  /** Counts up in the order in which alerts were asked for. */
  seq: number;
  /** Milliseconds since 1970 UTC. */
  askedAt: number;
  confirmedAt: number | null;
}

/** A message to an alert's address. */
export interface AlertMail {
  id: string;
  site: SiteKey;
  /** `confirm` asks whether the address wants the alert; to one that is confirmed it says so. */
  kind: 'confirm' | 'news';
  alert: Alert;
  /** As they are told. */
  news: readonly AlertNews[];
  /** How many more there were than are kept. */
  more: number;
}

export interface AlertOutboxEntry {
  lead: AlertMail;
  destination: string;
  attempts: number;
}

/** Messages to shoppers that wait, with leases as those of leads have. */
export interface AlertOutbox {
  claim(limit: number, now: number, leaseMs: number): Promise<AlertOutboxEntry[]>;
  /** Its news are told: they and the message are forgotten. */
  delivered(mailId: string, destination: string, now: number): Promise<void>;
  /** `retryAt: null` parks it. */
  failed(
    mailId: string,
    destination: string,
    now: number,
    retryAt: number | null,
    reason: string,
  ): Promise<void>;
  /** How many have not arrived, all sites. */
  pending(): Promise<number>;
}

/** One vehicle in two moments of the stock; `null` where it is not there. */
export interface VehicleChange {
  id: string;
  before: Vehicle | null;
  after: Vehicle | null;
}

/** News of one alert. */
export interface AlertFinding {
  alertId: string;
  news: readonly AlertNews[];
  /** How many more were found. */
  more: number;
  /** When they are to be told, if none wait already. */
  dueAt: number;
}

/** How far the telling of a site's stock has come. */
export interface AlertProgress {
  /** Stock version whose changes are told, or were last; 0 before the first. */
  version: number;
  /** When its vehicles were read, milliseconds since 1970 UTC, and when those were that it follows. */
  at: number;
  beforeAt: number;
  /** There was nothing to compare with, so there is nothing to tell. */
  first: boolean;
  /** `telling` while changes are kept that some alert has not heard of. */
  state: 'none' | 'collecting' | 'telling' | 'told';
}

/**
 * A stock's change on its way to the alerts of one site, by the one process that holds it. Every call is
 * one small transaction: whoever goes on after a kill repeats nothing and leaves nothing out.
 */
export interface AlertRun {
  progress(): Promise<AlertProgress>;
  /** Begins to compare with a version, or goes on. */
  collect(version: number, at: number): Promise<void>;
  /** The vehicles as they were last seen, of those ids, as JSON. */
  seen(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ids of vehicles that were seen, in their order after one; none is the end. */
  seenAfter(id: string, limit: number): Promise<readonly string[]>;
  /**
   * Keeps vehicles as they are now, and those changes that some alert may want.
   *
   * @param vehicles by id, as JSON; `null` of one that has gone
   */
  keep(
    vehicles: ReadonlyMap<string, string | null>,
    changes: readonly VehicleChange[],
  ): Promise<void>;
  /** All vehicles were compared: alerts hear of the changes now. */
  collected(): Promise<void>;
  changes(): Promise<readonly VehicleChange[]>;
  /** The next confirmed alerts that have not heard of this version, in order; none is the end. */
  alerts(limit: number): Promise<readonly Alert[]>;
  /** Keeps what was found for the alerts up to `lastSeq`, each once, and goes on behind them. */
  found(findings: readonly AlertFinding[], lastSeq: number): Promise<void>;
  /** Every alert has heard. */
  told(): Promise<void>;
  /** Nobody waits for news of this site: what was seen of its stock is forgotten. */
  forget(): Promise<void>;
  /** Lets others have it. */
  end(): Promise<void>;
}

/** How often messages may be asked for to one address, at all sites. */
export type AlertLimits = readonly TurnLimit[];

/**
 * Alerts without an account (double opt-in). An address is kept for as long as its alert lasts, and for
 * nothing else; no token of a link is kept at all. Each call throws `StoreUnavailable` where nothing can be
 * read or written.
 */
export interface AlertStore {
  /**
   * Keeps the alert, unconfirmed where it is new, with the message that asks for the confirmation. Asked
   * again it is the same alert, and its frequency stays until it is confirmed anew. One that is confirmed
   * stays out of the account of whoever asks again: they may have typed another's address.
   * An address at its limit gets no message; the answer must not tell.
   *
   * @param addressDigest what the limit knows the address by
   */
  ask(
    site: SiteKey,
    asked: AskedAlert,
    addressDigest: string,
    now: number,
    limits: AlertLimits,
  ): Promise<'asked' | 'limited'>;
  find(site: SiteKey, id: string): Promise<Alert | null>;
  /** Confirms; resolves to the alert, `null` where there is none any more. Again is the same. */
  confirm(site: SiteKey, id: string, now: number): Promise<Alert | null>;
  /** @param dueAt when news that wait are told then */
  change(
    site: SiteKey,
    id: string,
    frequency: AlertFrequency,
    dueAt: number,
  ): Promise<Alert | null>;
  /** Ends an alert, or all of its address at the site, and forgets the address. Again does nothing. */
  stop(site: SiteKey, id: string, all?: boolean): Promise<number>;
  /** In the order in which they were asked for. */
  list(site: SiteKey): Promise<readonly Alert[]>;
  /** Those that stand in the account of a number, E.164, in the order in which they were asked for. */
  ofAccount(site: SiteKey, account: string): Promise<readonly Alert[]>;
  /** They go on, in nobody's account: it was forgotten, or never was, by what `isKnown` says of a number. */
  leaveAccounts(isKnown: (site: SiteKey, account: string) => Promise<boolean>): Promise<void>;
  /** Takes away all of one address at a site; resolves to how many alerts there were. */
  erase(site: SiteKey, email: string): Promise<number>;
  /** Takes away what nobody confirmed in time, messages that never arrived and what limits counted. */
  sweep(now: number): Promise<void>;
  /** Sites whose stock is kept, and those where somebody waits for news of it (`wanted`). */
  sites(): Promise<readonly { site: SiteKey; wanted: boolean }[]>;
  /** The right to tell a site's changes; `null` while another process has it. */
  begin(site: SiteKey): Promise<AlertRun | null>;
  /** Makes messages of news whose time has come; resolves to how many. */
  gather(now: number, limit: number): Promise<number>;
  outbox: AlertOutbox;
}
