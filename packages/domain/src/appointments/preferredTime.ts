import type { Enquiry, PreferredTimeState } from '../lead/lead.ts';
import { clockText, minutesOf } from '../location/clock.ts';
import { dayText } from '../time/zone.ts';

/** A day, or a day and a time, that somebody would like to come. */
export interface PreferredTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM`, 24 hours, of the place's wall clock; `null` for a day alone. */
  time: string | null;
}

/** Reads `2026-11-28` and `2026-11-28T10:00`; anything else is `null`. */
export function readPreferred(text: string): PreferredTime | null {
  const [, date = '', time = null] =
    /^(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? [];
  const at = new Date(date);
  // The 31st of a month of thirty days is no day.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date) return null;
  return { date, time };
}

/** `Saturday 28 November 2026, 10:00am`, for people; what is no date stays as it was written. */
export function preferredText(text: string): string {
  const wish = readPreferred(text);
  if (wish === null) return text;
  const day = `${dayText(wish.date)} ${wish.date.slice(0, 4)}`;
  return wish.time === null ? day : `${day}, ${clockText(minutesOf(wish.time))}`;
}

/** `preferredText` with what a dealer must know of the time: whether anybody else may have it. */
export function preferredTimeText({
  preferredDate,
  preferredTime,
}: Pick<Enquiry, 'preferredDate' | 'preferredTime'>): string | null {
  if (preferredDate === undefined) return null;
  const note = preferredTime && notes[preferredTime];
  return [preferredText(preferredDate), ...(note ? [note] : [])].join(' ');
}

const notes = {
  kept: '(kept for them on the website)',
  taken: '(no longer free when they sent it: agree on another)',
  unsure: '(nobody could tell whether it is free)',
} as const satisfies Record<PreferredTimeState, string>;
