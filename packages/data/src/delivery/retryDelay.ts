export interface Backoff {
  /** Longest wait after the first failure, milliseconds. It doubles with each further one. */
  firstMs: number;
  /** Longest wait at all, milliseconds. */
  maxMs: number;
}

/**
 * Milliseconds until the next attempt, with full jitter: anything from 0 to the longest wait, so
 * that the dealers of one broken CRM do not all knock at once when it comes back.
 *
 * @param failures attempts that failed before this one.
 * @param random a number from 0 to below 1.
 */
export function retryDelay(failures: number, random: number, { firstMs, maxMs }: Backoff): number {
  return Math.floor(random * Math.min(maxMs, firstMs * 2 ** failures));
}
