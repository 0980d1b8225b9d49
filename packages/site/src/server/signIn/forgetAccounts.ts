import type { AccountStore } from '@forecourt/data';
import type { Log } from '../log/log.ts';

/** Milliseconds: what may be kept for a day is kept for an hour more at most. */
const EVERY_MS = 3_600_000;

/**
 * Takes away what is over of codes and sessions, now and every hour (R16-07).
 *
 * @param isUsed whether anybody can sign in; else nothing is opened
 */
export function forgetAccounts(
  accounts: Pick<AccountStore, 'sweep'>,
  { isUsed, now, log }: { isUsed: boolean; now(): number; log: Log },
): { stop(): Promise<void> } {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = accounts.sweep(now()).catch((error: unknown) => {
      log({ event: 'account_failed', error: error instanceof Error ? error.name : typeof error });
    });
  };
  const timer = isUsed ? setInterval(sweep, EVERY_MS).unref() : undefined;
  if (isUsed) sweep();
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}
