import type { NewLead, ReservationEvent, ReservationLife } from '@forecourt/domain';
import type { SiteKey } from './siteKey.ts';

/** One shopper's hold on one vehicle. */
export interface Reservation extends ReservationLife {
  /** Unguessable; nothing else of it is secret. */
  id: string;
  site: SiteKey;
  carId: string;
  /** Who asked for it, and for which vehicle as it was then; the lead may be erased meanwhile. */
  leadId: string;
  /** Milliseconds since 1970 UTC. */
  askedAt: number;
  /** The provider's page, while it is known. */
  payment: { id: string; url: string } | null;
  /** Whether the provider may still take money for it. */
  isPaymentOpen: boolean;
}

/** What is asked for. */
export interface ReservationRequest {
  /** 16 to 64 characters of `A-Z a-z 0-9 - _`, that nobody can guess; the same again is the same reservation. */
  id: string;
  carId: string;
  /** What is to be paid online; 0 has the dealer confirm it instead. */
  depositCents: number;
  /** Whether the shopper can be written to. */
  writes: boolean;
  /** When the dealer's time to confirm it ends; default 48 hours from now. */
  answerBy?: number;
  /** How many of the site may wait for an answer or a deposit, this one included; default any number. */
  mostWaiting?: number;
}

export type ReserveResult =
  | { kind: 'reserved'; reservation: Reservation; created: boolean }
  /** Somebody else has the vehicle. Nothing was stored. */
  | { kind: 'taken' }
  /** As many as may wait do, so that nobody empties a yard by asking. Nothing was stored. */
  | { kind: 'full' };

/** A movement of money, as it was: rows are only ever added. */
export interface LedgerEntry {
  at: number;
  reservationId: string;
  kind: 'capture' | 'refund';
  /** Positive, of both kinds. */
  cents: number;
  /** The provider's id of the charge, of both kinds. */
  chargeId: string;
  /** The provider's id of the refund; `null` of a capture. */
  refundId: string | null;
}

/**
 * Holds on vehicles. A hold and its lead are stored in one transaction, and so are each step of it, the
 * money that came or went, and the messages that tell of it. A resolved promise means: on disk.
 */
export interface ReservationStore {
  /**
   * Gives the vehicle to the shopper unless somebody has it: of a hundred who ask at once one gets it
   *. The same id again is the first result again.
   *
   * @param destinations where the lead is delivered to, at once or when the deposit is settled
   * @throws InvalidFormKey
   * @throws StoreUnavailable when nothing was stored
   */
  reserve(
    site: SiteKey,
    formKey: string,
    lead: NewLead,
    request: ReservationRequest,
    now: number,
    destinations: readonly [string, ...string[]],
  ): Promise<ReserveResult>;
  find(site: SiteKey, id: string): Promise<Reservation | null>;
  /** That of a lead: of its own, not of one that tells of it later. */
  ofLead(site: SiteKey, leadId: string): Promise<Reservation | null>;
  /** Newest first. */
  list(site: SiteKey): Promise<Reservation[]>;
  /** Ids of the vehicles that somebody has now, in order. */
  claimed(site: SiteKey, now: number): Promise<readonly string[]>;
  /** Keeps where the deposit is paid; `null` where there is no such reservation. */
  paying(
    site: SiteKey,
    id: string,
    payment: { id: string; url: string },
  ): Promise<Reservation | null>;
  /** The provider will take no more money for it. */
  paymentClosed(site: SiteKey, id: string): Promise<void>;
  /**
   * Takes a step, by the rules of `afterEvent`; `changed` tells whether it was one. `null` where there is
   * no such reservation.
   */
  apply(
    site: SiteKey,
    id: string,
    event: ReservationEvent,
    now: number,
  ): Promise<{ reservation: Reservation; changed: boolean } | null>;
  /** Those of all sites for which there is something to do: a stage is over, a payment open, money owed. */
  due(now: number): Promise<Reservation[]>;
  /** Oldest first. */
  ledger(site: SiteKey): Promise<LedgerEntry[]>;
}
