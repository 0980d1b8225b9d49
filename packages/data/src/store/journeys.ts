import type { CheckoutChoices } from '@forecourt/domain';
import type { SiteKey } from './siteKey.ts';

/** A shopper's way to a vehicle that they are buying online, as far as it has come. */
export interface Journey {
  /** Unguessable. */
  id: string;
  site: SiteKey;
  carId: string;
  /** Digest of the key that its shopper's browser has; nothing else changes it. */
  owner: string;
  /** What was chosen; nothing of it tells who chose. */
  choices: CheckoutChoices;
  /** Who it is for, locked with that key: the store cannot read it. `null` before it is told. */
  person: string | null;
  /** What its reservation is opened by, locked likewise; `null` before there is one. */
  reservation: string | null;
  /** Milliseconds since 1970 UTC, as is `until`: from then on it is gone. */
  startedAt: number;
  until: number;
}

export type JourneyChange = Partial<Pick<Journey, 'person' | 'reservation'>> & {
  choices?: Partial<CheckoutChoices>;
};

/** Journeys to bought vehicles. A resolved promise means: written. */
export interface JourneyStore {
  /** Begins one; of an owner's at this site no more than `most` are kept, the newest. */
  start(journey: Journey, most: number): Promise<void>;
  /** `null` for none of the site's, and for one that is over by `now`. */
  find(site: SiteKey, id: string, now: number): Promise<Journey | null>;
  /**
   * Changes what is named, and leaves the rest as it is by then. `null` where there is no such journey of
   * this owner, or it is over: then nothing is changed.
   */
  change(
    site: SiteKey,
    id: string,
    owner: string,
    change: JourneyChange,
    now: number,
  ): Promise<Journey | null>;
  /** Takes away what is over by `now`, of all sites; resolves to how many there were. */
  prune(now: number): Promise<number>;
}
