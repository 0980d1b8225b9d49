/** Longest reason that is kept. */
const MOST_CHARACTERS = 500;

/**
 * Columns of an entry of a queue that could not be delivered: it is tried again at `retryAt`, or, where
 * that is `null`, waits for a person.
 */
export function failedEntry(now: number, retryAt: number | null, reason: string) {
  return {
    due_at: retryAt ?? now,
    parked_at: retryAt === null ? now : null,
    last_error: reason.slice(0, MOST_CHARACTERS),
  };
}
