import type { PhoneRevealRequest } from '@forecourt/domain';
import type { SiteKey } from './siteKey.ts';

/** A tracking event that a browser told of. */
export interface ActivityEvent {
  eventId: number;
  /** The vehicle it is about. */
  carId: string | null;
}

/** How often an event happened on one day. */
export interface EventCount extends ActivityEvent {
  /** Of the dealer's zone, as `2026-11-25`. */
  day: string;
  count: number;
}

/**
 * What visitors do besides sending leads, for the dealer: never who did it. A power cut may take the
 * last of it. Each call throws `StoreUnavailable` where nothing can be written.
 */
export interface ActivityStore {
  /** Keeps that a masked number was asked for (R4-16). */
  revealed(site: SiteKey, reveal: PhoneRevealRequest, now: number): Promise<void>;
  /** Numbers asked for, oldest first. */
  reveals(site: SiteKey): Promise<readonly (PhoneRevealRequest & { at: number })[]>;
  /** Counts events of a day, which is as much on disk whether they happen once or a million times. */
  count(site: SiteKey, day: string, events: readonly ActivityEvent[]): Promise<void>;
  /** By day, event and vehicle. */
  counts(site: SiteKey): Promise<readonly EventCount[]>;
  /**
   * Takes away some of what is older than `before`, of all sites; resolves to how many rows those were,
   * 0 when nothing is left.
   *
   * @param before milliseconds since 1970 UTC; of counts, the days before that one
   * @param limit about so many rows of each kind
   */
  prune(before: number, limit: number): Promise<number>;
}
