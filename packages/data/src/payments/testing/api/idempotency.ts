import { Refusal } from './refusal.ts';

export interface Reply {
  status: number;
  body: object;
}

interface Kept {
  fingerprint: string;
  path: string;
  at: number;
  /** `null` while the first request is under way. */
  reply: Reply | null;
}

const DAY = 24 * 60 * 60_000;

export interface Idempotency {
  /**
   * Does it once for a key. A failure of `validate` is not kept: the request never began.
   *
   * @returns whether the answer is one that was given before
   */
  once(
    key: string | null,
    request: { path: string; fingerprint: string },
    steps: { validate(): void; act(): Promise<Reply> },
  ): Promise<{ reply: Reply; replayed: boolean }>;
}

/** Keys of one account, as Stripe keeps them: 24 hours, with the answer, also one that says 4xx or 500. */
export function idempotencyKeys(now: () => number): Idempotency {
  const kept = new Map<string, Kept>();
  return {
    async once(key, { path, fingerprint }, { validate, act }) {
      if (key === null) {
        validate();
        return { reply: await act(), replayed: false };
      }
      if (key.length > 255) throw misuse(400, `The key is longer than 255 characters.`);
      const known = kept.get(key);
      if (known && now() - known.at < DAY) {
        if (known.path !== path) {
          throw misuse(
            400,
            `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${known.path}').`,
          );
        }
        if (known.fingerprint !== fingerprint) {
          throw misuse(
            400,
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          );
        }
        if (known.reply === null) {
          throw misuse(
            409,
            'There is currently another in-progress request using this Stripe Idempotent Key.',
          );
        }
        return { reply: known.reply, replayed: true };
      }
      validate();
      const entry: Kept = { fingerprint, path, at: now(), reply: null };
      kept.set(key, entry);
      entry.reply = await act();
      return { reply: entry.reply, replayed: false };
    },
  };
}

function misuse(status: 400 | 409, message: string): Refusal {
  const code = status === 409 && { code: 'idempotency_key_in_use' };
  return new Refusal(status, { message, type: 'idempotency_error', ...code });
}
