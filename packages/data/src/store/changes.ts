import type { ListedFacts, NotedVehicle } from '@forecourt/domain';
import type { SiteKey } from './siteKey.ts';

/** How far a site's public list is noted. */
export interface ChangeHead {
  /** Eight hexadecimal digits, by which positions of this record are told from those of another. */
  epoch: string;
  /** Of the last change. */
  position: number;
  /** What changed up to here can be told no more: vehicles that left may be forgotten. */
  floor: number;
  /** The version of the stock that is noted; 0 while nothing was imported. */
  version: number;
  /** When it was noted, milliseconds since 1970 UTC. */
  at: number;
}

/** A vehicle as a reader of the list is told of it. Its addresses have no origin where they are the site's own. */
export interface NotedRow extends NotedVehicle<ListedFacts> {
  /** Of `vehicle`, to tell without reading it whether it is another. */
  digest: string;
  /** Version of the stock in which it changed last. */
  version: number;
  /** When that was noted, milliseconds since 1970 UTC. */
  at: number;
}

/** How far a program that is told by itself has been told. */
export interface ChangeReceiver {
  /** Digest of its address: who moves begins anew. */
  address: string;
  /** Position that it has for good; `null` where it must read the list first. */
  position: string | null;
  /** Attempts that failed since it was last told. */
  attempts: number;
  /** Not to be tried before, milliseconds since 1970 UTC. */
  dueAt: number;
  lastError: string | null;
  /** Since when it is told nothing until a person has it tried again, milliseconds since 1970 UTC; else `null`. */
  parkedAt: number | null;
}

/** One that is told nothing until a person has it tried again. */
export interface ParkedReceiver {
  site: SiteKey;
  name: string;
  parkedAt: number;
}

/**
 * What sites said to everybody, and when what of it changed: each vehicle once, as it is now. Of vehicles
 * that left, their ids alone.
 */
export interface ChangeStore {
  /** Has changes of a site be noted from now on, if they are not yet. */
  follow(site: SiteKey, now: number): Promise<void>;
  /** Sites somebody has asked for since `since`. */
  followed(since: number): Promise<readonly SiteKey[]>;
  /** `null` where nothing is noted yet. */
  head(site: SiteKey): Promise<ChangeHead | null>;
  /** Those of sites that have one. */
  heads(sites: readonly SiteKey[]): Promise<ReadonlyMap<SiteKey, ChangeHead>>;
  /** What changed behind one position and up to another, in the order of positions. */
  between(site: SiteKey, after: number, upTo: number, limit: number): Promise<readonly NotedRow[]>;
  /**
   * Takes the right to note changes and to tell them, for all sites, or keeps it; `null` while another has
   * it. It ends by itself after `leaseMs`.
   */
  lead(holder: string, now: number, leaseMs: number): Promise<ChangeLead | null>;
  /** Gives the right back. */
  resign(holder: string): Promise<void>;
  /** Of a site, in the order of their names. */
  receivers(site: SiteKey): Promise<readonly (ChangeReceiver & { name: string })[]>;
  /**
   * Has receivers of a site that are parked be tried again, from where they were: one, or all.
   *
   * @returns how many
   */
  retry(site: SiteKey, name: string | null, now: number): Promise<number>;
}

/** What one process alone does. Each change throws `LeadLost` where another does it meanwhile. */
export interface ChangeLead {
  /** The last position that was given, also to what is not reached yet. */
  last(site: SiteKey): Promise<number>;
  /** Ids with the digests of what is noted, in the order of ids; `null` of what has left. */
  digests(
    site: SiteKey,
    afterId: string,
    limit: number,
  ): Promise<readonly { id: string; digest: string | null }[]>;
  noted(site: SiteKey, ids: readonly string[]): Promise<ReadonlyMap<string, NotedRow>>;
  /** Nobody is told of it before it is reached. */
  note(site: SiteKey, rows: readonly NotedRow[]): Promise<void>;
  reach(site: SiteKey, head: ChangeHead): Promise<void>;
  /** Forgets vehicles that left before `before`, and of others the first beyond `most`. */
  trim(site: SiteKey, before: number, most: number): Promise<void>;
  /** Forgets all of a site, its receivers with it, unless somebody has asked for it since `since`. */
  forget(site: SiteKey, since: number): Promise<void>;
  receiver(site: SiteKey, name: string): Promise<ChangeReceiver | null>;
  keep(site: SiteKey, name: string, receiver: ChangeReceiver): Promise<void>;
}
