import type { SavedVehicle } from '@forecourt/domain';
import type { SiteKey } from './siteKey.ts';

export type SaveResult =
  /** Ids, of those that were to be saved, which are in the list now; the others did not fit. */
  | { kind: 'kept'; ids: readonly string[] }
  /** Nobody has this number at the site, or no longer. */
  | { kind: 'nobody' };

/**
 * What the shoppers of a site have saved, by the number that each signs in with. What a promise has resolved
 * to is on disk. `AccountStore.erase` takes it away with its owner. Each call throws `StoreUnavailable` where
 * nothing can be read or written.
 */
export interface WatchlistStore {
  /** What was saved last stands first. */
  saved(site: SiteKey, phone: string): Promise<readonly SavedVehicle[]>;
  /**
   * Adds vehicles, the last of them being the last saved. One that is there stays as it was when it was
   * saved first. A list holds `MAX_SAVED`.
   */
  save(site: SiteKey, phone: string, vehicles: readonly SavedVehicle[]): Promise<SaveResult>;
  /** Takes one out, if it is there. */
  remove(site: SiteKey, phone: string, vehicleId: string): Promise<void>;
}
