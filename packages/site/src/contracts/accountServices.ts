import type { Alert } from '@forecourt/data';
import type { AlertFrequency, ReservationStage, SavedVehicle, Vehicle } from '@forecourt/domain';

/** What became of asking for a code. */
export type Asked =
  /** It is on its way; the browser is told by which cookie it is known. */
  | { kind: 'sent'; cookie: string }
  | WaitForCode
  /** Nobody took the message, or nothing could be stored. */
  | { kind: 'failed' };

/** What became of a code. */
export type Tried =
  | { kind: 'signedIn'; cookies: readonly string[] }
  | { kind: 'wrong' }
  /** No code of this browser works any more. */
  | { kind: 'over' }
  | WaitForCode
  | { kind: 'failed' };

/** Many have come, of this number, this visitor, this person or all. */
export interface WaitForCode {
  kind: 'wait';
  seconds: number;
}

/** What became of a change of somebody's watchlist. */
export type Changed =
  /** The ids, of those that were meant, which are saved now: all of them unless the list is full. */
  | { kind: 'changed'; ids: readonly string[] }
  /** Nobody is signed in. */
  | { kind: 'nobody' }
  /** It is another number's than the one that is signed in (R16-08). */
  | { kind: 'another' }
  | WaitForCode
  /** Nothing could be stored. */
  | { kind: 'failed' };

/** What a site holds of who is signed in there (R16-09). Times are milliseconds since 1970 UTC. */
export interface OwnRecord {
  /** E.164. */
  phone: string;
  since: number;
  /** The last one first. */
  sessions: readonly { isHere: boolean; startedAt: number; seenAt: number }[];
  /** Leads with their number, and how many of those the dealer has not got yet. */
  leads: number;
  undelivered: number;
  /** Vehicles. */
  saved: number;
  /** What they last said of offers and news; `null` where no form has asked. */
  offers: { wanted: boolean; at: number } | null;
  /** Those of their leads that still run. */
  reservations: readonly OwnReservation[];
  /** What they asked to be told of while they were signed in. */
  alerts: readonly Alert[];
}

/** A reservation that runs, as its shopper's account names it. */
export interface OwnReservation {
  /** Of the vehicle: `2021 Kia Rio`. */
  title: string;
  /** Their own page of it. */
  path: string;
  stage: ReservationStage;
  /** When its stage ends. */
  until: number;
  /** A deposit was taken, which goes back when it is cancelled. */
  isPaid: boolean;
}

/** What became of something that is for who is signed in. */
export type Owned<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'nobody' }
  /** Nothing could be read or written. */
  | { kind: 'failed' };

/** Signing in at one site (R6-02). What a browser brings is in the cookies of its request. */
export interface AccountServices {
  /** Who is signed in; `null` also where that could not be read: nobody is signed in by mistake. */
  user(request: Request): Promise<{ phone: string } | null>;
  /** The number that a code of this browser was sent to, while it works. */
  askedNumber(request: Request): Promise<string | null>;
  /** @param phone as E.164. Whether somebody has it here already makes no difference (R16-02). */
  ask(request: Request, phone: string): Promise<Asked>;
  /** @param code six digits */
  try(request: Request, code: string): Promise<Tried>;
  /** Gives the code up that this browser asked for; resolves to the cookie that says so. */
  change(request: Request): Promise<string>;
  /** Ends the session, or all of this person at the site; resolves to the cookie that says so. */
  signOut(request: Request, everywhere: boolean): Promise<string>;
  /** What who is signed in has saved, the last first; `null` where nobody is, or it could not be read. */
  watchlist(request: Request): Promise<readonly SavedVehicle[] | null>;
  /**
   * Saves vehicles of this site for who is signed in.
   *
   * @param phone whose list is meant, as it was sent; `null` where nothing was said. It never chooses a list.
   */
  save(request: Request, phone: string | null, vehicles: readonly Vehicle[]): Promise<Changed>;
  /** Takes one out, also one that is no longer for sale. */
  unsave(request: Request, phone: string | null, vehicleId: string): Promise<Changed>;
  /** What is held of who is signed in. */
  own(request: Request): Promise<Owned<OwnRecord>>;
  /** All of it, to be taken along as JSON. */
  exported(request: Request): Promise<Owned<object>>;
  /**
   * Changes how often one of their own alerts comes; `null` ends it.
   *
   * @returns whether it is one of theirs
   */
  changeAlert(
    request: Request,
    id: string,
    frequency: AlertFrequency | null,
  ): Promise<Owned<boolean>>;
  /** Takes it away at this site, with all sessions; the cookies say so. */
  erase(request: Request): Promise<Owned<readonly string[]>>;
  /** A path of this site that an address has named, or the other (R17-03). */
  localPath(input: unknown, fallback: string): string;
}
