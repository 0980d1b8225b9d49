import { formatNumber } from '../text/formatNumber.ts';
import type { ReservationEnd } from './reservation.ts';

/** What a lead says of the reservation that it asks for. */
export interface LeadReservation {
  id: string;
  /** What the dealer's terms name as the deposit, whole cents. */
  depositCents: number;
  /** Whether it was to be paid online; else the dealer takes it, and confirms the hold. */
  paysOnline: boolean;
  /** Page where the dealer confirms it or declines; for the dealer's eyes alone. */
  manageUrl: string;
  /** What became of it by the time the lead was handed over: paid and held, or why not. */
  outcome?: 'held' | ReservationEnd;
}

const outcomes: Readonly<Record<NonNullable<LeadReservation['outcome']>, string>> = {
  held: 'Paid; held for 48 hours',
  time: 'The 48 hours are over',
  unpaid: 'Not paid, so the vehicle is not held',
  unanswered: 'Not confirmed in time, so the vehicle is not held',
  cancelled: 'Cancelled by the shopper; the vehicle is free',
  released: 'Released by you; the vehicle is free',
};

/** What a dealer reads of it, a line each. */
export function reservationFacts({
  depositCents,
  outcome,
  manageUrl,
}: LeadReservation): [label: string, text: string][] {
  const asked = 'Wants it held for 48 hours: please confirm or decline';
  return [
    ['Reservation', outcome === undefined ? asked : outcomes[outcome]],
    ['Deposit', centsText(depositCents)],
    ['Manage it', manageUrl],
  ];
}

/** `$200`, `$199.50` */
export function centsText(cents: number): string {
  const dollars = Math.floor(cents / 100);
  const rest = cents % 100;
  const whole = `$${formatNumber(dollars)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
