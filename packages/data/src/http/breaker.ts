/**
 * Whether a service is asked at all. Closed: it is. Open: not before a moment. Probing: one call is
 * under way that decides.
 */
export type Breaker =
  | { state: 'closed'; recent: readonly Outcome[]; failuresInRow: number }
  | { state: 'open'; until: number }
  | { state: 'probing'; since: number };

export interface Outcome {
  /** Milliseconds of the caller's clock. */
  at: number;
  ok: boolean;
}

/** When it opens and closes (R12-02). Times in ms. */
const rules = {
  failuresInRow: 5,
  failedShare: 0.5,
  leastCalls: 10,
  windowMs: 10_000,
  openMs: 5_000,
} as const;

export const closedBreaker: Breaker = { state: 'closed', recent: [], failuresInRow: 0 };

/** Whether a call may start now, and the breaker after that; `null` when it may not. */
export function admit(breaker: Breaker, now: number): Breaker | null {
  if (breaker.state === 'closed') return breaker;
  const from = breaker.state === 'open' ? breaker.until : breaker.since + rules.openMs;
  return now < from ? null : { state: 'probing', since: now };
}

/** The breaker after a call has ended. Calls from before it opened change nothing any more. */
export function record(breaker: Breaker, { at, ok }: Outcome): Breaker {
  if (breaker.state === 'open') return breaker;
  if (breaker.state === 'probing') return ok ? closedBreaker : openFrom(at);
  const recent = [...breaker.recent.filter((call) => at - call.at < rules.windowMs), { at, ok }];
  const failuresInRow = ok ? 0 : breaker.failuresInRow + 1;
  const failed = recent.filter((call) => !call.ok).length;
  const isFailing =
    failuresInRow >= rules.failuresInRow ||
    (recent.length >= rules.leastCalls && failed >= recent.length * rules.failedShare);
  return isFailing ? openFrom(at) : { state: 'closed', recent, failuresInRow };
}

function openFrom(now: number): Breaker {
  return { state: 'open', until: now + rules.openMs };
}
