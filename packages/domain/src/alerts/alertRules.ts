const DAY = 86_400_000;

/** How long alerts and their messages are kept, milliseconds. */
export const alertRules = {
  /** An address that nobody confirmed is forgotten after a week. */
  unconfirmedMs: 7 * DAY,
  /** A message that no server takes is given up; the relay parks it after about a week. */
  parkedMs: 7 * DAY,
  /** Alerts of one address at one dealer; more are not asked for by mail. */
  mostOfAddress: 20,
} as const;

/** An address as one person's: mailboxes tell capitals apart nowhere that matters. */
export function alertAddress(text: string): string {
  return text.trim().toLowerCase();
}
