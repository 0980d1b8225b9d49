import type { Reservation } from '@forecourt/data';
import type { Lead, NewLead, Vehicle } from '@forecourt/domain';

/** A reservation with who made it; `null` of who was erased. */
export interface HeldReservation {
  reservation: Reservation;
  lead: Lead | null;
}

/** What became of a request to reserve. */
export type ReserveAnswer =
  /** @param token opens the shopper's own page of it */
  | { kind: 'reserved'; token: string; created: boolean }
  /** Somebody else has the vehicle; nothing was stored. */
  | { kind: 'taken' }
  /** As many as may wait for the dealer do; nothing was stored. */
  | { kind: 'full' }
  /** Many have come from this visitor. */
  | { kind: 'wait'; seconds: number };

/** Reserving online, bound to one site and one visitor. */
export interface ReservationServices {
  /** Whether the deposit is paid with the request; else the dealer confirms it first. */
  paysOnline: boolean;
  /** What the deposit comes to, whole cents: of the configuration, never of a browser. */
  depositCents: number;
  /** Origins to which the forms of these pages may lead. */
  hosts: readonly string[];
  /** Resolves when hold and lead are on disk. */
  reserve(formKey: string, lead: NewLead, vehicle: Vehicle): Promise<ReserveAnswer>;
  /** The shopper's own, as it is now; `null` for a token that is none of this site's. */
  open(token: string): Promise<HeldReservation | null>;
  /** Page of the provider where its deposit is paid; `null` where there is nothing to pay, or nobody answers. */
  payAt(token: string): Promise<string | null>;
  /** Ends it by the shopper's wish. */
  cancel(token: string): Promise<HeldReservation | null>;
  /** What the dealer was sent a link to. */
  openForDealer(token: string): Promise<HeldReservation | null>;
  answerAsDealer(
    token: string,
    answer: 'confirmed' | 'released' | 'fulfilled',
  ): Promise<HeldReservation | null>;
}
