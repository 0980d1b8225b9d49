import type { OpeningHour } from '../location/location.ts';
import { openNow } from '../location/openNow.ts';
import { reservationTimes } from './reservation.ts';

const HOUR = 3_600_000;

/** Where nobody says when the place is open: a working day lies in it, mostly. */
const UNKNOWN_MS = 24 * HOUR;

/** When somebody is there to answer. */
export interface AnswerHours {
  openingHours: readonly OpeningHour[];
  /** IANA. */
  timeZone: string;
  appointmentOnlyDays: readonly number[];
  /** Opening hours that an answer may take. */
  answerHours: number;
}

/**
 * Until when a request to hold a vehicle waits for the dealer: for so many opening hours, at most 48 hours
 * of the clock, so that a request that nobody looks at keeps the vehicle from others as short as is fair
 * (R21-07). Milliseconds since 1970 UTC.
 */
export function answerBy(
  now: number,
  { openingHours, timeZone, appointmentOnlyDays, answerHours }: AnswerHours,
): number {
  const last = now + reservationTimes.confirmationMs;
  let left = answerHours * HOUR;
  let at = now;
  while (at < last) {
    const state = openNow(openingHours, at, timeZone, appointmentOnlyDays);
    if (state === null) return Math.min(last, at + Math.max(left, UNKNOWN_MS));
    const until = Math.min(state.changesAt ?? last, last);
    if (state.open) {
      if (at + left <= until) return at + left;
      left -= until - at;
    }
    at = until;
  }
  return last;
}
