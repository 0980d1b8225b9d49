import type { TurnLimit } from '@forecourt/domain';
import type { SiteKey } from './siteKey.ts';

/**
 * A code to sign in with that somebody has asked for. Codes, the tokens of browsers and visitors are
 * digests here: who reads the store can neither sign in nor learn who asked.
 */
export interface AskedCode {
  /** Of the token that the asking browser keeps: the code is good there alone (R16-04). */
  id: string;
  /** E.164. */
  phone: string;
  code: string;
  visitor: string;
  /** An earlier one of this browser, which is over by this one. */
  replaces: string | null;
}

/** How many codes may be asked for: by a number at all sites, a visitor, at a site, and in all (R16-06). */
export type AskLimits = Readonly<
  Record<'number' | 'visitor' | 'site' | 'all', readonly TurnLimit[]>
>;

export type AskResult =
  | { kind: 'asked' }
  /** Nothing was kept, and no message may be sent. */
  | { kind: 'wait'; ms: number; limit: keyof AskLimits };

/** A code as it was typed. */
export interface TriedCode {
  /** Of the browser's token. */
  id: string;
  code: string;
  visitor: string;
  /** Of the token of the session that begins if the code is right. */
  session: string;
  /** A session that this browser had, which ends then. */
  ends: string | null;
}

export type TryResult =
  /** Somebody is signed in, by a new session (R16-05). */
  | { kind: 'right'; phone: string }
  | { kind: 'wrong' }
  /** There is no such code, or it was used, replaced, tried too often or is too old. */
  | { kind: 'over' }
  /** Too many wrong codes came from this visitor; this one was not looked at. */
  | { kind: 'wait'; ms: number };

/** What is known of somebody who signs in at a site. Times are milliseconds since 1970 UTC. */
export interface AccountRecord {
  /** E.164. */
  phone: string;
  /** The first sign-in. */
  since: number;
  /** To the hour. */
  seenAt: number;
  /** Where they are signed in, the last one first. */
  sessions: readonly { id: string; startedAt: number; seenAt: number }[];
}

/**
 * Who signs in at a site, by their number. What a promise has resolved to is on disk. Each call throws
 * `StoreUnavailable` where nothing can be read or written.
 */
export interface AccountStore {
  ask(site: SiteKey, asked: AskedCode, now: number, limits: AskLimits): Promise<AskResult>;
  /** The number that a code which still works was sent to; `null` where there is none. */
  askedBy(site: SiteKey, id: string, now: number): Promise<string | null>;
  /** Ends a code: another number is meant, or the message was not sent. */
  forget(site: SiteKey, id: string): Promise<void>;
  /** One try. Of many at once with the right code, one is right (R16-03). */
  try(
    site: SiteKey,
    tried: TriedCode,
    now: number,
    limits: readonly TurnLimit[],
  ): Promise<TryResult>;
  /** Who has this session, which was seen now; `null` where it is none of this site's, or has ended. */
  signedIn(site: SiteKey, session: string, now: number): Promise<{ phone: string } | null>;
  /** Ends the session, or all of its owner's at this site. */
  signOut(site: SiteKey, session: string, everywhere: boolean): Promise<void>;
  /** What is known of a number at a site; `null` where nobody has signed in with it. */
  about(site: SiteKey, phone: string, now: number): Promise<AccountRecord | null>;
  /** Takes away all that is known of a number at a site, what it saved too; resolves to whether anything was. */
  erase(site: SiteKey, phone: string): Promise<boolean>;
  /**
   * Takes away, of all sites, codes of yesterday, sessions that have ended, and whoever has not been there
   * for as long as the site says (R16-11).
   *
   * @param keptMs milliseconds; 730 days by default
   * @returns how many people were forgotten
   */
  sweep(now: number, keptMs?: (site: SiteKey) => number): Promise<number>;
  /** How many codes were asked for and how many wrong ones tried, at all sites, since then. */
  tally(since: number): Promise<{ asked: number; wrong: number }>;
}
