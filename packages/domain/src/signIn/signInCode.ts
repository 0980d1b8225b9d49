/** How a code is guarded (R16-01, R16-03). */
export const codeRules = {
  /** Digits: a million codes. */
  digits: 6,
  /** Wrong codes after which the right one is refused, too. */
  tries: 5,
  /** Milliseconds in which it can be used: five minutes. */
  lifeMs: 5 * 60_000,
} as const;

/** A code that was sent. */
export interface SentCode {
  /** Milliseconds since 1970 UTC. */
  askedAt: number;
  /** Wrong codes so far. */
  wrong: number;
  /** It was used, or another was asked for in its place. */
  spent: boolean;
}

/** Whether a code can still be used. */
export function isCodeAlive({ askedAt, wrong, spent }: SentCode, now: number): boolean {
  return !spent && wrong < codeRules.tries && now - askedAt < codeRules.lifeMs;
}

/** What becomes of a code by a try; a try at one that is over changes nothing. */
export function afterTry(
  code: SentCode,
  isRight: boolean,
  now: number,
): { outcome: 'right' | 'wrong' | 'over'; code: SentCode } {
  if (!isCodeAlive(code, now)) return { outcome: 'over', code };
  if (isRight) return { outcome: 'right', code: { ...code, spent: true } };
  const tried = { ...code, wrong: code.wrong + 1 };
  return { outcome: isCodeAlive(tried, now) ? 'wrong' : 'over', code: tried };
}

/** So many turns in so much time. */
export interface TurnLimit {
  count: number;
  /** Milliseconds. */
  ms: number;
}

/**
 * Milliseconds until one more turn may be taken; 0 is now. The windows slide, so that no moment lets
 * twice as many through.
 *
 * @param turns times of the turns that were taken, milliseconds since 1970 UTC, in any order
 */
export function pauseUntilTurn(
  turns: readonly number[],
  limits: readonly TurnLimit[],
  now: number,
): number {
  const sorted = turns.toSorted((a, b) => a - b);
  const pauses = limits.map(({ count, ms }) => {
    const oldest = sorted.filter((at) => now - at < ms).at(-count);
    return oldest === undefined ? 0 : oldest + ms - now;
  });
  return Math.max(0, ...pauses);
}

/** How long somebody stays signed in (R16-05). */
export const sessionRules = {
  /** Milliseconds without a visit: 30 days. */
  idleMs: 30 * 86_400_000,
  /** Milliseconds in all: 90 days. */
  mostMs: 90 * 86_400_000,
} as const;

/** Whether a session still holds. */
export function isSessionAlive(
  { startedAt, seenAt }: { startedAt: number; seenAt: number },
  now: number,
): boolean {
  return now - seenAt < sessionRules.idleMs && now - startedAt < sessionRules.mostMs;
}

/** The six digits of what somebody typed or pasted, `204 816` too; `null` where there are not six. */
export function typedCode(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/**
 * The message with a code. Its last line is what browsers read: they fill the code in on this host alone
 * (R16-06), so that a page that looks like the dealer's gets none.
 *
 * @param host host of the site, without a port
 */
export function codeMessage(dealer: string, code: string, host: string): string {
  return [
    `${code} is your code to sign in at ${dealer}. It works for 5 minutes. Give it to nobody, us included.`,
    '',
    `@${host} #${code}`,
  ].join('\n');
}
