/** Longest pause that a receiver is granted, milliseconds: leads must not wait for days. */
const MOST_MS = 3_600_000;

/** Milliseconds that a `Retry-After` asks for, seconds or a date; 0 where it says nothing. */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return asked > 0 ? Math.min(asked, MOST_MS) : 0;
}
